import { expect, test } from 'vitest'
import { color } from '@signpost/theme'
import { defineThemeAddon, presets, readThemeGlobals } from './index.ts'

test('presets are valid options', () => {
  for (const preset of [presets.website(), presets.playground()]) expect(defineThemeAddon<string>(preset)).toBe(preset)
  expect(readThemeGlobals({}, presets.website())).toEqual({ scheme: 'light', family: 'base' })
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

test('the manager of the site has its colours', () => {
  const { theme, overrider } = presets.website()
  for (const scheme of ['light', 'dark'] as const) {
    expect(overrider?.[scheme]).toMatchObject({ base: scheme, textColor: color.toHex(theme.resolve('ink', scheme)) })
  }
})
