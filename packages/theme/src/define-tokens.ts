import { isLeaf, mapTokens } from './token-value.ts'
import type { TokenTree, Tokens } from './token-tree.ts'

/**
 * Validates design tokens, and infers their names and values as literals.
 *
 * @typeParam T - The tree, as literals.
 * @param tree - The tokens. They are copied.
 * @returns A frozen copy of the tree.
 * @throws TypeError when a name is invalid, or a value is neither a token nor a group.
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
 * @searchAlias variables style dictionary figma const
 * @public
 */
export function defineTokens<const T extends TokenTree>(tree: T): Tokens<T> {
  return mapTokens(tree, (value) => (isLeaf(value) ? value : Object.freeze({ ...value }))) as Tokens<T>
}
