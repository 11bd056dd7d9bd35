/**
 * Ready-made themes, as options.
 *
 * @example
 * ```ts
 * import { presets, withThemeConfig } from '@signpost/theme-storybook'
 *
 * export default withThemeConfig({ stories: ['../src/*.stories.tsx'], framework: '@storybook/react-vite' }, presets.playground())
 * ```
 *
 * @packageDocumentation
 */

import { createTheme, createThemeFamily } from '@signpost/theme'
import type { ThemeAddonOptions } from './theme-addon-options.ts'

/**
 * Creates options with a small theme for trying the addon: paper and ink in two schemes, and accents in three families.
 *
 * @returns The options. The tokens are `paper`, `ink` and `accent`, and the default family is red.
 *
 * @example
 * ```ts
 * import { presets } from '@signpost/theme-storybook'
 *
 * const { theme } = presets.playground()
 *
 * export const css = `body { background: ${theme.vars['paper']}; color: ${theme.vars['ink']} }`
 * ```
 * @searchAlias demo sample example starter
 * @public
 */
export function playground(): ThemeAddonOptions<'red' | 'green' | 'blue'> {
  const accent = (hue: number) => ({ light: `oklch(0.45 0.12 ${hue})`, dark: `oklch(0.82 0.1 ${hue})` })
  const theme = createTheme({
    paper: { light: 'oklch(0.99 0 0)', dark: 'oklch(0.2 0 0)' },
    ink: { light: 'oklch(0.25 0 0)', dark: 'oklch(0.93 0 0)' },
    accent: { light: 'oklch(0.45 0 0)', dark: 'oklch(0.82 0 0)' },
  })
  const families = createThemeFamily(theme, {
    red: { accent: accent(25) },
    green: { accent: accent(145) },
    blue: { accent: accent(255) },
  })
  return { theme, families, defaultFamily: 'red' }
}
