import type { ThemeOptions } from './theme-options.ts'
import { Theme } from './theme.ts'
import type { TokenTree } from './token-tree.ts'

/**
 * Creates a {@link Theme} from design tokens.
 *
 * @typeParam T - The token tree, as literals.
 * @param tokens - The tokens. They are copied.
 * @param options - See {@link ThemeOptions}.
 * @returns The theme. It is not applied to a document yet.
 * @throws TypeError when a name or value is invalid, or two tokens have the same custom property.
 * @throws RangeError when a number is not finite, or a reference is broken or circular.
 *
 * @example
 * ```ts
 * import { createTheme } from '@signpost/theme'
 *
 * export const theme = createTheme({
 *   paper: { light: '#fff', dark: '#111' },
 *   ink: { light: '#222', dark: '#eee' },
 *   space: { s: '0.5rem', m: '1rem' },
 *   border: '1px solid {ink}',
 * })
 *
 * theme.vars.space.m // 'var(--space-m)'
 * ```
 * @searchAlias css variables dark mode vars
 * @public
 */
export function createTheme<const T extends TokenTree>(tokens: T, options?: createTheme.Options): Theme<T> {
  return new Theme(tokens, options)
}

/**
 * Types of the function.
 *
 * @example
 * ```ts
 * import { createTheme } from '@signpost/theme'
 *
 * const options: createTheme.Options = { prefix: 'app' }
 *
 * createTheme({ gap: '1rem' }, options)
 * ```
 * @public
 */
export namespace createTheme {
  /**
   * Options of {@link (createTheme:function) | createTheme}.
   *
   * @example
   * ```ts
   * import { createTheme } from '@signpost/theme'
   *
   * const options: createTheme.Options = { layer: 'tokens' }
   * ```
   * @public
   */
  export type Options = ThemeOptions
}
