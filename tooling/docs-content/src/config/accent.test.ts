import { describe, expect, test } from 'vitest'
import { accentOf, backgrounds, leastContrast } from './accent.ts'
import { contrastRatio, hexOf, parseColour } from './oklch.ts'

const both = (colour: string) => accentOf({ light: colour, dark: colour })

test('a colour that can be read is used as it is', () => {
  const { accent, replaced } = accentOf({ light: '#005f5f', dark: '#7fd7d7' })
  expect(accent.accent).toEqual({ light: '#005f5f', dark: '#7fd7d7' })
  expect(replaced).toEqual([])
})

test('the nearest shade replaces one that cannot be read, with both ratios', () => {
  const { accent, replaced } = accentOf({ light: '#ffcc00', dark: '#ffcc00' })
  expect(replaced).toEqual([
    {
      mode: 'light',
      given: '#ffcc00',
      contrast: expect.closeTo(1.3, 1) as number,
      used: accent.accent.light,
      usedContrast: expect.closeTo(leastContrast, 1) as number,
    },
  ])
  expect(accent.accent.dark).toBe('#ffcc00')
  // Of the same hue, within a rounding of the bytes.
  expect(parseColour(accent.accent.light)!.h).toBeCloseTo(parseColour('#ffcc00')!.h, -1)
})

describe.each(['#000', '#ffffff', '#808080', '#0000ff', '#ff0000', '#00ff00', 'oklch(0.7 0.37 150)'])(
  '%s',
  (colour) => {
    const { accent, replaced } = both(colour)

    test.each(['light', 'dark'] as const)('gives colours that can be read in %s mode', (mode) => {
      const behind = [...backgrounds[mode].map((one) => hexOf(parseColour(one)!)), accent.accentWash[mode]]
      for (const text of ['accent', 'accentStrong'] as const) {
        for (const background of behind)
          expect(contrastRatio(accent[text][mode], background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(accent.onAccent[mode], accent[text][mode]), `on ${text}`).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(accent[text][mode], accent.selection[mode]), `${text} selected`).toBeGreaterThanOrEqual(3)
      }
    })

    test('is replaced in at least one mode, by a shade just above the limit', () => {
      expect(replaced.length).toBeGreaterThan(0)
      for (const { contrast, usedContrast } of replaced) {
        expect(contrast).toBeLessThan(4.5)
        expect(usedContrast).toBeGreaterThanOrEqual(4.5)
        expect(usedContrast).toBeLessThan(4.7)
      }
    })
  },
)

test('names and functions of CSS are colours too', () => {
  expect(['rebeccapurple', 'rgb(1 2 3)', 'oklch(50% 0.1 240deg)'].map((one) => hexOf(parseColour(one)!))).toEqual([
    '#663399',
    '#010203',
    '#1f6a96',
  ])
})

test.each(['reddish', '#12', '#12345', '#0a5c8f80', 'rgb(1 2 3 / 0.5)', ''])('%j is no colour that is read', (text) => {
  expect(parseColour(text)).toBeUndefined()
})

test.each([
  ['#fff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastRatio(hexOf(parseColour(one)!), other)).toBeCloseTo(ratio, 2)
})
