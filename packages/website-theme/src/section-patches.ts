import type { TokenPatch } from '@signpost/theme'
import type { WebsiteTheme } from './website-theme.ts'
import type { websiteTokens } from './website-tokens.ts'

/** Changes of each section: the hue of the accent and of its related colours. */
export const sectionPatches: Readonly<Record<WebsiteTheme.Section, TokenPatch<typeof websiteTokens>>> = {
  base: {},
  docs: {
    accent: { light: 'oklch(0.42 0.085 255)', dark: 'oklch(0.83 0.085 255)' },
    accentStrong: { light: 'oklch(0.33 0.07 255)', dark: 'oklch(0.91 0.04 255)' },
    accentWash: { light: 'oklch(0.945 0.022 255)', dark: 'oklch(0.29 0.034 255)' },
    onAccent: { light: 'oklch(0.99 0.004 255)', dark: 'oklch(0.2 0.03 255)' },
    underline: { light: 'oklch(0.42 0.085 255 / 35%)', dark: 'oklch(0.83 0.085 255 / 40%)' },
    selection: { light: 'oklch(0.88 0.055 255)', dark: 'oklch(0.4 0.06 255)' },
  },
  api: {
    accent: { light: 'oklch(0.42 0.085 300)', dark: 'oklch(0.83 0.085 300)' },
    accentStrong: { light: 'oklch(0.33 0.07 300)', dark: 'oklch(0.91 0.045 300)' },
    accentWash: { light: 'oklch(0.945 0.022 300)', dark: 'oklch(0.29 0.034 300)' },
    onAccent: { light: 'oklch(0.99 0.004 300)', dark: 'oklch(0.2 0.03 300)' },
    underline: { light: 'oklch(0.42 0.085 300 / 35%)', dark: 'oklch(0.83 0.085 300 / 40%)' },
    selection: { light: 'oklch(0.88 0.055 300)', dark: 'oklch(0.4 0.06 300)' },
  },
  packages: {
    accent: { light: 'oklch(0.42 0.085 145)', dark: 'oklch(0.83 0.085 145)' },
    accentStrong: { light: 'oklch(0.33 0.07 145)', dark: 'oklch(0.91 0.06 145)' },
    accentWash: { light: 'oklch(0.945 0.022 145)', dark: 'oklch(0.29 0.034 145)' },
    onAccent: { light: 'oklch(0.99 0.004 145)', dark: 'oklch(0.2 0.03 145)' },
    underline: { light: 'oklch(0.42 0.085 145 / 35%)', dark: 'oklch(0.83 0.085 145 / 40%)' },
    selection: { light: 'oklch(0.88 0.055 145)', dark: 'oklch(0.4 0.06 145)' },
  },
  guides: {
    accent: { light: 'oklch(0.42 0.085 350)', dark: 'oklch(0.83 0.085 350)' },
    accentStrong: { light: 'oklch(0.33 0.07 350)', dark: 'oklch(0.91 0.045 350)' },
    accentWash: { light: 'oklch(0.945 0.022 350)', dark: 'oklch(0.29 0.034 350)' },
    onAccent: { light: 'oklch(0.99 0.004 350)', dark: 'oklch(0.2 0.03 350)' },
    underline: { light: 'oklch(0.42 0.085 350 / 35%)', dark: 'oklch(0.83 0.085 350 / 40%)' },
    selection: { light: 'oklch(0.88 0.055 350)', dark: 'oklch(0.4 0.06 350)' },
  },
}
