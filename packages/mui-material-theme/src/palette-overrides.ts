import type { PaletteOptions } from '@mui/material/styles'

/**
 * Colours for both schemes, and for each of them.
 *
 * A colour with `main` replaces the whole colour below it, so that shades and text match; other values are merged.
 *
 * @example
 * ```ts
 * import { createMuiTheme, type PaletteOverrides } from '@signpost/mui-material-theme'
 *
 * const palette: PaletteOverrides = {
 *   secondary: { main: '#b00060' },
 *   dark: { background: { default: '#111' } },
 * }
 *
 * export const theme = createMuiTheme({ palette })
 * ```
 * @searchAlias customize primary secondary
 * @public
 */
export interface PaletteOverrides extends Omit<PaletteOptions, 'mode' | 'light' | 'dark'> {
  /** Colours of the light scheme only. */
  light?: Omit<PaletteOptions, 'mode'> | undefined
  /** Colours of the dark scheme only. */
  dark?: Omit<PaletteOptions, 'mode'> | undefined
}
