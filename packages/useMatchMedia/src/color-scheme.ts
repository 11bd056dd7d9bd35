/**
 * Colour scheme preference of the user, with the values of CSS.
 *
 * @example
 * ```ts
 * import { ColorScheme } from '@signpost/use-match-media'
 *
 * export const themeColor: Record<ColorScheme, string> = { [ColorScheme.Light]: '#fff', [ColorScheme.Dark]: '#111' }
 * ```
 * @see {@link (usePrefersColorScheme:function) | usePrefersColorScheme}
 * @searchAlias mode night
 * @public
 */
export enum ColorScheme {
  /** Light pages, or no preference: browsers do not distinguish these. */
  Light = 'light',
  /** Dark pages. */
  Dark = 'dark',
}
