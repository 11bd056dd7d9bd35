import { expectTypeOf } from 'expect-type'
import { describe, expect, test } from 'vitest'
import { media, type MediaQuery } from './index.ts'

const { all, any, between, maxWidth, minWidth, not, orientation, prefers } = media

test.each([
  [minWidth(600), '(min-width: 600px)'],
  [minWidth('40em'), '(min-width: 40em)'],
  [maxWidth(599.5), '(max-width: 599.5px)'],
  [between(600, '60em'), '(600px <= width < 60em)'],
  [prefers('reduced-motion', 'reduce'), '(prefers-reduced-motion: reduce)'],
  [orientation('landscape'), '(orientation: landscape)'],

  [not('hover'), 'not (hover)'],
  [not(not('hover')), 'not (not (hover))'],
  [not('print'), 'not print'],
  [not('not print'), 'print'],
  [not('only screen and (hover)'), 'not screen and (hover)'],
  [not(any('hover', 'color')), 'not ((hover) or (color))'],
  [not(all('hover', 'color')), 'not ((hover) and (color))'],

  [all(), '(width >= 0px)'],
  [all('not print'), 'not print'],
  [all('hover', ['min-color', 8]), '(hover) and (min-color: 8)'],
  [all('hover', 'screen and (color)'), 'screen and (color) and (hover)'],
  [all('hover', not('color')), '(hover) and (not (color))'],
  [all(any('hover', 'color'), 'pointer'), '((hover) or (color)) and (pointer)'],

  [any(), '(width < 0px)'],
  [any('print', 'hover', all('color', 'pointer')), 'print, (hover), (color) and (pointer)'],
])('%s', (query, text) => {
  expect(query).toBe(text)
})

describe('unsupported combinations are rejected', () => {
  test.each([
    ['two media types', () => all('print', 'screen'), 'found "screen": '],
    ['a negated media type and more', () => all('not print', 'hover'), 'found "not print": '],
    ['a media type in a list and more', () => all('print, screen', 'hover'), 'found "print": '],
    ['the opposite of a list with a media type', () => not(any('print', 'hover')), 'found "print": '],
  ])('%s', (_, build, message) => {
    expect(build).toThrow(TypeError)
    expect(build).toThrow(message)
  })

  test.each([() => minWidth(NaN), () => maxWidth(Infinity), () => between(600, Infinity)])(
    'a number that is not finite',
    (build) => {
      expect(build).toThrow(RangeError)
    },
  )
})

test('types', () => {
  expectTypeOf(minWidth(1)).toEqualTypeOf<MediaQuery>()
  expectTypeOf<MediaQuery>().toExtend<string>()
  expectTypeOf<string>().not.toExtend<MediaQuery>()
  // @ts-expect-error a value of another preference
  expect(() => prefers('color-scheme', 'reduce')).toThrow(TypeError)
  // @ts-expect-error not a preference
  expect(() => prefers('motion', 'reduce')).toThrow(TypeError)
})

describe('a width that can never or always match is an error', () => {
  test.each<number | string>([-5, NaN, Infinity, '-5px', '900', '', '10%', 'wide', '40 rem'])('%j', (width) => {
    for (const make of [media.minWidth, media.maxWidth]) expect(() => make(width)).toThrow(RangeError)
    expect(() => media.between(width, 1e6)).toThrow(RangeError)
    expect(() => media.between(0, width)).toThrow(RangeError)
  })

  test.each<[number | string, number | string]>([
    [900, 600],
    [600, 600],
    ['40rem', '20rem'],
    ['600px', 600],
  ])('between %j and %j', (from, to) => {
    expect(() => media.between(from, to)).toThrow(/: no width is in between$/)
  })

  test('others are kept', () => {
    expect(media.between('20rem', 900)).toBe('(20rem <= width < 900px)')
    expect(media.between(0, '1e3px')).toBe('(0px <= width < 1e3px)')
    expect(media.minWidth('calc(20rem + 1px)')).toBe('(min-width: calc(20rem + 1px))')
    expect(media.maxWidth('0')).toBe('(max-width: 0)')
    expect(media.minWidth('.5em')).toBe('(min-width: .5em)')
  })

  test('an orientation that does not exist', () => {
    expect(() => media.orientation('portrat' as 'portrait')).toThrow(
      'Expected portrait or landscape, found "portrat": ',
    )
  })
})
