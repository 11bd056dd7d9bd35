import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseBoxValue } from './index.ts'

describe('parseBoxValue', () => {
  test.each([
    ['1px', ['1px'], [], false],
    [' 1px\n2px ', ['1px', '2px'], [], false],
    ['1px 2px !important', ['1px', '2px'], [], true],
    ['1px! IMPORTANT', ['1px'], [], true],
    ['4px/8px 9px', ['4px'], ['8px', '9px'], false],
    ['calc(1px + (2px / 3)) max(1px, 2px)', ['calc(1px + (2px / 3))', 'max(1px, 2px)'], [], false],
    [`"a b" 'c\\' d'`, ['"a b"', `'c\\' d'`], [], false],
    ['inherit', ['inherit'], [], false],
  ])('%s', (value, parts, vertical, important) => {
    expect(parseBoxValue(value)).toEqual({ parts, vertical, important })
  })

  test.each([
    '',
    ' ',
    '/',
    '1px /',
    '/ 1px',
    '1 / 2 / 3',
    '1 2 3 4 5',
    '1 / 1 2 3 4 5',
    '1px, 2px',
    'a(1',
    'a)',
    'a(]',
    '"a',
    'unset 1px',
    '!important',
    '1px !x',
  ])('nothing for %j', (value) => {
    expect(parseBoxValue(value)).toBeUndefined()
  })

  test('round-trips values', () => {
    const part = fc.constantFrom('0', '1px', 'auto', 'calc(1px + 2%)', 'var(--a, 1px 2px)')
    const list = fc.array(part, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(list, fc.option(list, { nil: [] }), fc.boolean(), (parts, vertical, important) => {
        const written = [
          ...parts,
          ...(vertical.length > 0 ? ['/', ...vertical] : []),
          ...(important ? ['!important'] : []),
        ].join(' ')
        expect(parseBoxValue(written)).toEqual({ parts, vertical, important })
      }),
    )
  })

  test('ends on any text', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const parsed = parseBoxValue(value)
        if (parsed) expect(parsed.parts.length).toBeGreaterThan(0)
      }),
    )
  })
})
