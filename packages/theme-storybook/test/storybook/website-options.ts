import { createStorybookTheme, type StorybookThemeVars } from '@signpost/storybook-addon-theme-overrider'
import type { ColorScheme } from '@signpost/theme'
import type { ThemeAddonOptions } from '@signpost/theme-storybook'
import { websiteFamilies, websiteTheme, type WebsiteTheme } from '@signpost/website-theme'

/** The theme of the site, a family for each of its sections, and the manager in the same colours. */
export const websiteOptions: ThemeAddonOptions<WebsiteTheme.Section> = {
  theme: websiteTheme,
  families: websiteFamilies,
  defaultScheme: 'light',
  defaultFamily: 'base',
  overrider: { light: managerTheme('light'), dark: managerTheme('dark') },
}

function managerTheme(scheme: ColorScheme): StorybookThemeVars {
  const mapping = {
    font: 'sans',
    color: 'ink',
    pageBackground: 'paper',
    baseBackground: 'raised',
    secondaryBackground: 'accentWash',
    border: 'line',
    accent: 'accent',
    codeFont: 'mono',
  } as const
  return createStorybookTheme(websiteTheme, mapping, scheme)
}
