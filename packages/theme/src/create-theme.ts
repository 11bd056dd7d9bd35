import type { ThemeOptions } from './theme-options.ts'
import { Theme } from './theme.ts'
import type { TokenTree } from './token-tree.ts'

/**
 * Makes a {@link Theme} of design tokens.
 *
 * @typeParam T - The token tree, as it is written.
 * @param tokens - The tokens. They are copied.
 * @param options - See {@link ThemeOptions}.
 * @returns The theme. It is not in any document yet.
 * @throws TypeError when a name or value cannot be one, or two tokens would have one custom property.
 * @throws RangeError when a number is not finite, or a reference leads nowhere or in a circle.
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
 * @public
 */
export function createTheme<const T extends TokenTree>(tokens: T, options?: createTheme.Options): Theme<T> {
  return new Theme(tokens, options)
}

/**
 * The types of the function, reachable through its name.
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
   * The options of {@link (createTheme:function) | createTheme}.
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
