import { isLeaf, mapTokens } from './token-value.ts'
import type { TokenTree, Tokens } from './token-tree.ts'

/**
 * Checks design tokens, and keeps their names and values as types.
 *
 * @typeParam T - The tree, as it is written.
 * @param tree - The tokens. They are copied.
 * @returns The same tree, frozen.
 * @throws TypeError when a name cannot be one, or something is neither a token nor a group.
 *
 * @example
 * ```ts
 * import { createTheme, defineTokens } from '@signpost/theme'
 *
 * export const tokens = defineTokens({
 *   paper: { light: 'oklch(0.992 0.002 95)', dark: 'oklch(0.195 0.011 255)' },
 *   size: { text: '1rem', code: '0.875rem' },
 * })
 *
 * export const theme = createTheme(tokens)
 * ```
 * @public
 */
export function defineTokens<const T extends TokenTree>(tree: T): Tokens<T> {
  return mapTokens(tree, (value) => (isLeaf(value) ? value : Object.freeze({ ...value }))) as Tokens<T>
}
