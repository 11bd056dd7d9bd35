import { describe, expect, test } from 'vitest'
import { buildMediaQuery, type MediaQueryInput } from './index.ts'

const cases: [input: MediaQueryInput, text: string][] = [
  [['min-width', 600], '(min-width: 600px)'],
  [['max-device-height', 0.5], '(max-device-height: 0.5px)'],
  [['min-width', '40em'], '(min-width: 40em)'],
  [['min-color', 8], '(min-color: 8)'],
  [['prefers-color-scheme', 'dark'], '(prefers-color-scheme: dark)'],
  ['hover', '(hover)'],
  ['min-width: 600px', '(min-width: 600px)'],
  ['min-width: calc(1px + 2px)', '(min-width: calc(1px + 2px))'],
  ['600px <= width < 900px', '(600px <= width < 900px)'],
  ['hover, print ,width>=600px', '(hover), print, (width>=600px)'],
  ['min-width: min(1px, max(2px, 3px)), hover', '(min-width: min(1px, max(2px, 3px))), (hover)'],
  ['--wide', '(--wide)'],
  ['print', 'print'],
  ['Screen', 'Screen'],
  ['all', 'all'],
  ['', 'all'],
  ['not print', 'not print'],
  ['only screen and (min-width: 600px)', 'only screen and (min-width: 600px)'],
  ['(hover) and (not (pointer: coarse))', '(hover) and (not (pointer: coarse))'],
]

describe('buildMediaQuery', () => {
  test.each(cases)('%j is %s', (input, text) => {
    expect(buildMediaQuery(input)).toBe(text)
  })

  test.each(cases)('the result for %j is stable', (input, text) => {
    expect(buildMediaQuery(buildMediaQuery(input))).toBe(text)
  })

  test('an exclamation mark has no special meaning', () => {
    expect(buildMediaQuery('!print')).toBe('!print')
    expect(buildMediaQuery('!(hover)')).toBe('!(hover)')
  })

  test.each(['', ' ', '(width', 'width: 1px) or (a'])('%j is not the name of a feature', (name) => {
    expect(() => buildMediaQuery([name, 1])).toThrow('Expected a media query, found ')
  })

  test.each([NaN, Infinity, -1])('%d is not a width', (width) => {
    expect(() => buildMediaQuery(['min-width', width])).toThrow(`Expected a finite number from 0, found ${width}`)
  })
})
