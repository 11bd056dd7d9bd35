/**
 * Storybook's globals that hold the chosen theme.
 *
 * @example
 * ```ts
 * import { ThemeGlobal } from '@signpost/theme-storybook'
 *
 * export const InTheDark = { globals: { [ThemeGlobal.Scheme]: 'dark' } }
 * ```
 * @public
 */
export enum ThemeGlobal {
  /** Light, dark, or the system preference. */
  Scheme = 'themeScheme',
  /** A variant of the theme. */
  Family = 'themeFamily',
}
