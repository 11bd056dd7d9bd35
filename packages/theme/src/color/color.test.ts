import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as color from './index.ts'

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value / 255)
const rgb = fc.record({ r: channel, g: channel, b: channel, alpha: fc.constant(1) })
const oklch = fc.record({
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.4, noNaN: true }),
  h: fc.double({ min: 0, max: 359.99, noNaN: true }),
  alpha: fc.constant(1),
})

describe('parse', () => {
  test.each([
    ['#0cf', '#00ccff'],
    [' #0CF8 ', '#00ccff88'],
    ['#12345678', '#12345678'],
    ['rgb(0, 204, 255)', '#00ccff'],
    ['rgba(0 204 255 / .5)', '#00ccff80'],
    ['rgb(0% 80% 100%)', '#00ccff'],
    ['hsl(192 100% 50%)', '#00ccff'],
    ['hsl(0.5turn 100 50)', '#00ffff'],
    ['oklch(62.796% 0.25768 29.234)', '#ff0000'],
    ['oklch(86.644% 0.294827 142.4953deg / none)', '#00ff0000'],
    ['oklab(0.62796 0.22486 0.1258)', '#ff0000'],
    ['White', '#ffffff'],
    ['transparent', '#00000000'],
  ])('%s', (text, hex) => {
    expect(color.toHex(text)).toBe(hex)
  })

  test.each([
    '',
    '#12',
    '#12345',
    '#1234567',
    'rgb(1 2)',
    'rgb(1 2 3 4)',
    'rgb(a b c)',
    'rgb(1deg 2 3)',
    'rgb(1e400 0 0)',
    'constructor',
    'tomato',
    'oklch(from red l c h)',
    '0cf',
  ])('refuses "%s"', (text) => {
    expect(() => color.parse(text)).toThrow(SyntaxError)
    expect(() => color.parse(text)).toThrow(`Expected a colour, found ${JSON.stringify(text)}`)
  })
})

describe('Oklch', () => {
  test('is that of the specification', () => {
    // https://www.w3.org/TR/css-color-4/#ok-lab, and https://bottosson.github.io/posts/oklab/
    expect(color.toOklch('#f00').l).toBeCloseTo(0.628, 3)
    expect(color.toOklch('#f00').c).toBeCloseTo(0.2577, 3)
    expect(color.toOklch('#f00').h).toBeCloseTo(29.23, 1)
    expect(color.toOklch('white').l).toBeCloseTo(1, 5)
  })

  test('grey has no hue', () => {
    expect(color.toOklch('#888')).toMatchObject({ c: 0, h: 0 })
  })

  test('and back is the same colour', () => {
    fc.assert(
      fc.property(rgb, (one) => {
        expect(color.toHex(color.toOklch(one))).toBe(color.toHex(one))
      }),
    )
  })

  test('a colour outside of sRGB keeps lightness and hue, and loses chroma only', () => {
    fc.assert(
      fc.property(oklch, (wanted) => {
        const { r, g, b } = color.toRgb(wanted)
        for (const value of [r, g, b]) expect(value >= 0 && value <= 1).toBe(true)
        const shown = color.toOklch({ r, g, b, alpha: 1 })
        expect(Math.abs(shown.l - wanted.l)).toBeLessThan(0.01)
        expect(shown.c).toBeLessThanOrEqual(wanted.c + 1e-3)
        if (shown.c > 0.05) expect(Math.abs(((shown.h - wanted.h + 540) % 360) - 180)).toBeLessThan(1)
      }),
    )
  })
})

describe('mix and lighten', () => {
  test('ends are the colours themselves', () => {
    fc.assert(
      fc.property(rgb, rgb, (one, other) => {
        expect(color.mix(one, other, 0)).toBe(color.toHex(one))
        expect(color.mix(one, other, 1)).toBe(color.toHex(other))
      }),
    )
  })

  test('a transparent colour adds no colour', () => {
    expect(color.mix('#0cf', 'transparent')).toBe('#00ccff80')
    expect(color.mix('transparent', 'transparent')).toBe('#00000000')
  })

  test('lightness goes up, down at most to white and black', () => {
    expect(color.toOklch(color.lighten('#075', 0.1)).l).toBeCloseTo(color.toOklch('#075').l + 0.1, 2)
    expect(color.lighten('#075', 1)).toBe('#ffffff')
    expect(color.lighten('#075', -1)).toBe('#000000')
    expect(color.lighten('#07508080', 0)).toBe('#07508080')
  })

  test('rejects invalid amounts', () => {
    for (const amount of [-0.1, 1.1, NaN]) expect(() => color.mix('#000', '#fff', amount)).toThrow(RangeError)
    for (const amount of [-1.1, 1.1, NaN]) expect(() => color.lighten('#000', amount)).toThrow(RangeError)
  })
})

describe('contrast', () => {
  test.each([
    ['black', 'white', 21],
    ['white', 'white', 1],
    ['#777', 'white', 4.48],
    ['#767676', 'white', 4.54],
    ['#f00', 'white', 4],
  ])('%s on %s is %d, as WCAG computes it', (text, background, ratio) => {
    expect(color.contrastRatio(text, background)).toBeCloseTo(ratio, 2)
    expect(color.contrastRatio(background, text)).toBeCloseTo(ratio, 2)
  })

  test('translucent text is blended with its background, and a background must be opaque', () => {
    expect(color.contrastRatio('#00000080', 'white')).toBeCloseTo(color.contrastRatio('#7f7f7f', 'white'), 1)
    expect(() => color.contrastRatio('black', '#fff8')).toThrow('Expected an opaque background, found #ffffff88')
  })

  test('readableOn is readable on every background, whatever the preferred text colour', () => {
    fc.assert(
      fc.property(rgb, rgb, (background, text) => {
        expect(color.contrastRatio(color.readableOn(background), background)).toBeGreaterThanOrEqual(4.5)
        const found = color.readableOn(background, text)
        expect(color.contrastRatio(found, background)).toBeGreaterThanOrEqual(4.5)
        if (color.contrastRatio(text, background) >= 4.5) expect(found).toBe(color.toHex(text))
      }),
      { numRuns: 300 },
    )
  })

  test('a mid tone that a luminance of 0.5 would give white text has black', () => {
    // Contrast with black is (luminance + 0.05) / 0.05.
    expect(color.contrastRatio('black', '#0a8') * 0.05 - 0.05).toBeLessThan(0.5)
    expect(color.contrastRatio('white', '#0a8')).toBeLessThan(3)
    expect(color.readableOn('#0a8')).toBe('#000000')
  })

  test('the preferred text colour changes as little as possible, and keeps its hue', () => {
    const found = color.readableOn('white', '#0cf')
    expect(color.contrastRatio(found, 'white')).toBeLessThan(4.7)
    expect(color.toOklch(found).h).toBeCloseTo(color.toOklch('#0cf').h, -1)
  })

  test('throws when no colour is readable', () => {
    expect(() => color.readableOn('#777', undefined, 7)).toThrow(
      'Expected a contrast that is possible on #777777, found 7: the most is 4.69',
    )
  })
})

describe('palette', () => {
  test('for every colour: darker at each step, 700 on 50 and text on the base are readable', () => {
    fc.assert(
      fc.property(rgb, (base) => {
        const scale = color.palette(base)
        const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const
        const lightness = steps.map((step) => color.toOklch(scale[step]).l)
        expect(lightness).toEqual([...lightness].sort((one, other) => other - one))
        expect(new Set(lightness).size).toBe(steps.length)
        expect(Object.keys(scale)).toEqual([...steps.map(String), 'base', 'onBase'])
        expect(scale.base).toBe(color.toHex(base))
        for (const [text, background] of [
          [700, 50],
          [800, 100],
          [200, 900],
          ['onBase', 'base'],
        ] as const) {
          expect(color.contrastRatio(scale[text], scale[background])).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })

  test('needs an opaque colour', () => {
    expect(() => color.palette('#0cf8')).toThrow(RangeError)
  })
})
