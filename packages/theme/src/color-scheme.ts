/**
 * Colour scheme setting of the user: light, dark, or the system preference.
 *
 * @example
 * ```ts
 * import { ColorSchemeName, createTheme } from '@signpost/theme'
 *
 * const theme = createTheme({ paper: { light: '#fff', dark: '#111' } })
 *
 * export const follow = () => theme.apply().setScheme(ColorSchemeName.System)
 * ```
 * @searchAlias mode night day auto os
 * @public
 */
export enum ColorSchemeName {
  /** Always light. */
  Light = 'light',
  /** Always dark. */
  Dark = 'dark',
  /** Light or dark, following the system preference. */
  System = 'system',
}

/**
 * A scheme that tokens have values for. A {@link ColorSchemeName} other than `System` is assignable to it.
 *
 * @example
 * ```ts
 * import { type ColorScheme, ColorSchemeName } from '@signpost/theme'
 *
 * const schemes: ColorScheme[] = ['light', ColorSchemeName.Dark]
 * ```
 * @searchAlias light dark mode
 * @public
 */
export type ColorScheme = 'light' | 'dark'

/**
 * Colour scheme setting of the user, as a string or as a {@link ColorSchemeName}.
 *
 * @example
 * ```ts
 * import type { ColorSchemeChoice } from '@signpost/theme'
 *
 * const choices: ColorSchemeChoice[] = ['light', 'dark', 'system']
 * ```
 * @searchAlias mode preference auto
 * @public
 */
export type ColorSchemeChoice = `${ColorSchemeName}`
