import { expect, test } from 'vitest'
import { color } from '@signpost/theme'
import { defineThemeAddon, presets, readThemeGlobals } from './index.ts'

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
