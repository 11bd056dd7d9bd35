import { expect, test } from 'vitest'
import { color } from '@signpost/theme'
import { websiteOptions } from '../test/storybook/website-options.ts'
import { defineThemeAddon, presets, readThemeGlobals } from './index.ts'

test('presets are valid options, as are those of a larger theme', () => {
  for (const options of [websiteOptions, presets.playground()]) expect(defineThemeAddon<string>(options)).toBe(options)
  expect(readThemeGlobals({}, websiteOptions)).toEqual({ scheme: 'light', family: 'base' })
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
  const { theme, overrider } = websiteOptions
  for (const scheme of ['light', 'dark'] as const) {
    expect(overrider?.[scheme]).toMatchObject({ base: scheme, textColor: color.toHex(theme.resolve('ink', scheme)) })
  }
})
