/**
 * The globals of Storybook that hold the choice of a theme.
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
  /** Light, dark, or as the system prefers. */
  Scheme = 'themeScheme',
  /** A variant of the theme. */
  Family = 'themeFamily',
}
