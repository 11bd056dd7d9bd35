import { createTheme, createThemeFamily, type Theme, type ThemeFamily } from '@signpost/theme'
import type { ThemeAddonOptions } from '../src/index.ts'

const tokens = { paper: { light: 'rgb(255 255 255)', dark: 'rgb(17 17 17)' }, accent: 'rgb(0 100 80)' } as const

/** A theme in two schemes. */
export const theme: Theme<typeof tokens> = createTheme(tokens)

/** Two families, one of them with a name that is not an identifier and contains the separator of toolbar values. */
export const families: ThemeFamily<typeof tokens, 'sea' | 'Café--bar #1'> = createThemeFamily(theme, {
  sea: { accent: 'rgb(0 80 120)' },
  'Café--bar #1': { accent: 'rgb(120 80 0)' },
})

/** Options with everything that a theme can have, and another default than the first family. */
export const options: ThemeAddonOptions<'sea' | 'Café--bar #1'> = { theme, families, defaultFamily: 'Café--bar #1' }
