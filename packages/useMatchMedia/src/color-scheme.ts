/**
 * A visitor's choice between light and dark pages. The values are those of CSS.
 *
 * @example
 * ```ts
 * import { ColorScheme } from '@signpost/use-match-media'
 *
 * export const themeColor: Record<ColorScheme, string> = { [ColorScheme.Light]: '#fff', [ColorScheme.Dark]: '#111' }
 * ```
 * @see {@link (usePrefersColorScheme:function) | usePrefersColorScheme}
 * @public
 */
export enum ColorScheme {
  /** Light pages, or no choice: browsers do not tell these apart. */
  Light = 'light',
  /** Dark pages. */
  Dark = 'dark',
}
