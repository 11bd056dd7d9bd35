import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCssColor } from './css-color.ts'
import * as color from './color/index.ts'

test.each([
  ['rebeccapurple', '#663399'],
  [' Red ', '#ff0000'],
  ['transparent', '#00000000'],
  ['#0cf', '#00ccff'],
  ['hwb(192 0% 0%)', '#00ccff'],
  ['hwb(0 50% 50% / 50%)', '#80808080'],
  ['hwb(120 20 40)', '#339933'],
  ['hwb(0.5turn 80% 80%)', '#808080'],
  ['lab(54.29054 80.8049 69.8909)', '#ff0000'],
  ['lab(87.81854% -79.271 80.9946)', '#00ff00'],
  ['lch(29.56829 131.2014 301.3643deg)', '#0000ff'],
  ['lab(100 0 0)', '#ffffff'],
  ['lab(50% none none)', '#777777'],
  ['color(srgb 0 80% 1)', '#00ccff'],
  ['color(srgb-linear 0.21586 0.21586 0.21586 / 0.5)', '#80808080'],
  ['color(xyz 0.41239 0.21264 0.01933)', '#ff0000'],
  ['color(xyz-d50 0.9643 1 0.8251)', '#ffffff'],
  ['color(display-p3 0.91749 0.20029 0.13856)', '#ff0000'],
])('%s', (text, hex) => {
  expect(color.toHex(parseCssColor(text))).toBe(hex)
})

test('a colour outside of sRGB keeps its channels', () => {
  const { r, g } = parseCssColor('color(display-p3 0 1 0)')
  expect(r).toBeCloseTo(-0.5116, 3)
  expect(g).toBeCloseTo(1.0183, 3)
})

test.each([
  'reddish',
  'constructor',
  'lab(50 0)',
  'lab(50 0 0 0)',
  'lab(50deg 0 0)',
  'hwb(50% 0 0)',
  'color(p3 1 1 1)',
  'color(toString 1 1 1)',
  'lab(50 0 0 / 1 / 1)',
])('%s is not a colour', (text) => {
  expect(() => parseCssColor(text)).toThrow(SyntaxError)
})

test('hwb of any hue without white and black is hsl at full saturation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), (hue) => {
      expect(color.toHex(parseCssColor(`hwb(${hue} 0% 0%)`))).toBe(color.toHex(`hsl(${hue} 100% 50%)`))
    }),
  )
})
