import { createStorybookTheme, type StorybookThemeVars } from '@signpost/storybook-addon-theme-overrider'
import { color, type ColorScheme } from '@signpost/theme'
import { presets, type ThemeAddonOptions } from '@signpost/theme-storybook'

const playground = presets.playground()

/** The theme of the playground, and the manager in the same colours. */
export const storybookOptions: ThemeAddonOptions<'red' | 'green' | 'blue'> = {
  ...playground,
  defaultScheme: 'light',
  overrider: { light: managerTheme('light'), dark: managerTheme('dark') },
}

function managerTheme(scheme: ColorScheme): StorybookThemeVars {
  const [paper, ink] = ['paper', 'ink'].map((token) => color.toHex(playground.theme.resolve(token, scheme)))
  return createStorybookTheme({ base: scheme, appBg: paper!, textColor: ink! })
}
