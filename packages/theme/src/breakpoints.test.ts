import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { breakpoints, type Breakpoints } from './breakpoints.ts'

/** Whether a query matches a width. */
function holds(query: string, width: number): boolean {
  const [, least, below] = /^\((?:width >= ([\d.e+-]+)px|(?:([\d.e+-]+)px <= )?width < ([\d.e+-]+)px)\)$/.exec(query)
    ? [
        0,
        /width >= ([\d.e+-]+)px|([\d.e+-]+)px <=/.exec(query)?.slice(1).find(Boolean) ?? '-Infinity',
        /width < ([\d.e+-]+)px/.exec(query)?.[1] ?? 'Infinity',
      ]
    : (() => {
        throw new Error(`Not a query of widths: ${query}`)
      })()
  return width >= Number(least) && width < Number(below)
}

const widths = fc.uniqueArray(
  fc.oneof(fc.integer({ min: 0, max: 4000 }), fc.double({ min: 0, max: 4000, noNaN: true })),
  { minLength: 1, maxLength: 6 },
)
const named = widths.map((list) => Object.fromEntries(list.map((width, index) => [`w${index}`, width])))

describe('breakpoints', () => {
  test('are a partition of all widths: neither a gap nor an overlap', () => {
    fc.assert(
      fc.property(named, fc.double({ min: 0, max: 5000, noNaN: true }), (map, anywhere) => {
        const at = breakpoints(map)
        const edges = Object.values(map).flatMap((width) => [width - 1, width - 0.01, width, width + 0.01, width + 1])
        for (const width of [anywhere, ...edges]) {
          const below = holds(at.down(at.names[0]!), width)
          const found = at.names.filter((name) => holds(at.only(name), width))
          expect(found).toEqual(below ? [] : [at.nameAt(width)])
          for (const name of at.names) expect(holds(at.up(name), width)).toBe(!holds(at.down(name), width))
        }
      }),
    )
  })

  test('up and down meet at the width itself, not a pixel beside it', () => {
    const at = breakpoints({ m: 700, l: 1000 })
    expect([at.up('m'), at.down('m')]).toEqual(['(width >= 700px)', '(width < 700px)'])
    expect(at.between('m', 'l')).toBe('(700px <= width < 1000px)')
    expect(at.only('l')).toBe('(width >= 1000px)')
  })

  test('there is no empty range', () => {
    const at = breakpoints({ m: 700, l: 1000 })
    expect(() => at.between('l', 'm')).toThrow('Expected "l" to begin before "m", found 1000 and 700 pixels')
    expect(() => at.between('m', 'm')).toThrow(RangeError)
  })

  test('are sorted, and expose their widths', () => {
    const map = { wide: 1600, small: 0 }
    const at = breakpoints(map)
    expectTypeOf(at).toEqualTypeOf<Breakpoints<'wide' | 'small'>>()
    map.small = 5
    expect(at.names).toEqual(['small', 'wide'])
    expect(at.widths).toEqual({ wide: 1600, small: 0 })
    expect([at.nameAt(-1), at.nameAt(0), at.nameAt(1599.9)]).toEqual([undefined, 'small', 'small'])
  })

  test('reject invalid and duplicate widths, and unknown names', () => {
    for (const width of [-1, NaN, Infinity])
      expect(() => breakpoints({ m: width })).toThrow('Expected "m" to begin at a width')
    expect(() => breakpoints({ m: 700, t: 700 })).toThrow('found 700 pixels as "m" and "t"')
    for (const query of ['up', 'down', 'only'] as const) {
      expect(() => breakpoints({ m: 700 } as Record<string, number>)[query]('x')).toThrow('found "x": use one of m')
    }
  })
})
