/**
 * What a reader can choose: a light page, a dark one, or whatever the system prefers.
 *
 * @example
 * ```ts
 * import { ColorSchemeName, createTheme } from '@signpost/theme'
 *
 * const theme = createTheme({ paper: { light: '#fff', dark: '#111' } })
 *
 * export const follow = () => theme.apply().setScheme(ColorSchemeName.System)
 * ```
 * @public
 */
export enum ColorSchemeName {
  /** Always light. */
  Light = 'light',
  /** Always dark. */
  Dark = 'dark',
  /** Light or dark, as the system prefers at the time. */
  System = 'system',
}

/**
 * A scheme that values are given for. A {@link ColorSchemeName} other than `System` is one too.
 *
 * @example
 * ```ts
 * import { type ColorScheme, ColorSchemeName } from '@signpost/theme'
 *
 * const schemes: ColorScheme[] = ['light', ColorSchemeName.Dark]
 * ```
 * @public
 */
export type ColorScheme = 'light' | 'dark'

/**
 * What a reader can choose, as a string or as a {@link ColorSchemeName}.
 *
 * @example
 * ```ts
 * import type { ColorSchemeChoice } from '@signpost/theme'
 *
 * const choices: ColorSchemeChoice[] = ['light', 'dark', 'system']
 * ```
 * @public
 */
export type ColorSchemeChoice = `${ColorSchemeName}`
