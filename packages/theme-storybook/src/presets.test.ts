import { expect, test } from 'vitest'
import { createStorybookTheme } from '@signpost/storybook-addon-theme-overrider'
import { color, createTheme } from '@signpost/theme'
import { defineThemeAddon, presets, readThemeGlobals } from './index.ts'
import { resolveAddons } from './resolve-addons.ts'

test('presets are valid options', () => {
  const options = presets.playground()
  expect(defineThemeAddon(options)).toBe(options)
  expect(readThemeGlobals({}, options)).toEqual({ scheme: 'system', family: 'red' })
})

test('the accents of the playground are readable on its paper', () => {
  const { families } = presets.playground()
  for (const name of families!.names) {
    for (const scheme of ['light', 'dark'] as const) {
      const theme = families!.pick(name)
      expect(
        color.contrastRatio(theme.resolve('accent', scheme), theme.resolve('paper', scheme)),
      ).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('the manager has the colours of a theme', () => {
  const theme = createTheme({
    ink: { light: 'oklch(0.25 0 0)', dark: 'oklch(0.93 0 0)' },
    paper: { light: 'oklch(0.99 0 0)', dark: 'oklch(0.2 0 0)' },
    line: 'oklch(0.6 0 0)',
    sans: 'sans-serif',
  })
  const mapping = {
    font: 'sans',
    color: 'ink',
    pageBackground: 'paper',
    baseBackground: 'paper',
    secondaryBackground: 'paper',
    border: 'line',
  } as const
  const manager = (scheme: 'light' | 'dark') => createStorybookTheme(theme, mapping, scheme)
  const { overrider } = resolveAddons({ theme, overrider: { light: manager('light'), dark: manager('dark') } })
  for (const scheme of ['light', 'dark'] as const) {
    const [textColor, appBg] = (['ink', 'paper'] as const).map((token) => color.toHex(theme.resolve(token, scheme)))
    expect(overrider?.[scheme]).toMatchObject({ base: scheme, textColor, appBg })
  }
})
