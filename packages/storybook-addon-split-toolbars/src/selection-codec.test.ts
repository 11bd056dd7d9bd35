import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SelectionCodec } from './selection-codec.ts'

const codec = new SelectionCodec()

/** Texts with many separators, escapes and escaped characters. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '-',
        '--',
        '_',
        '_x',
        '2d',
        '5f_',
        ':',
        '::',
        '|',
        ' ',
        '__proto__',
        'a',
        '\ud83d',
        '\ude00',
        '😀',
        '',
      ),
    )
    .map((parts) => parts.join('')),
)
const selection = fc.record({ group: text, value: text })
const separator = fc
  .oneof(
    fc.constantFrom('-', '--', '---', ':', '::', '-:', ':-', '-:-', '--:', '|-', '→'),
    fc.string({ minLength: 1, unit: 'binary' }),
  )
  .filter((candidate) => /^[^\w ]+$/.test(candidate))

describe('one choice', () => {
  test('round-trips with any separator', () => {
    fc.assert(
      fc.property(separator, selection, (between, choice) => {
        const any = new SelectionCodec(between)
        expect(any.decode(any.encode(choice))).toEqual(choice)
      }),
      { numRuns: 2000 },
    )
  })

  test('two of them are never encoded alike', () => {
    fc.assert(
      fc.property(selection, selection, (one, other) => {
        expect(codec.encode(one) === codec.encode(other)).toBe(one.group === other.group && one.value === other.value)
      }),
    )
  })

  test('is encoded in characters that Storybook allows in a URL, and is not a number', () => {
    fc.assert(
      fc.property(selection, (choice) => {
        expect(codec.encode(choice)).toMatch(/^[a-zA-Z0-9 _-]*$/)
        expect(Number(codec.encode(choice))).toBeNaN()
      }),
    )
  })

  test.each([
    ['scheme', 'dark', 'scheme--dark'],
    ['a-b', 'c-d', 'a-b--c-d'],
    ['a--b', 'c--d', 'a_x2d_-b--c--d'],
    ['a-', '-b', 'a_x2d_---b'],
    ['', '', '--'],
    ['size', '10', 'size--10'],
    ['dark_mode', 'Café', 'dark_x5f_mode--Caf_xe9_'],
  ])('%j and %j are written %j', (group, value, raw) => {
    expect(codec.encode({ group, value })).toBe(raw)
  })

  test.each([
    ['family--dark_mode', { group: 'family', value: 'dark_mode' }],
    ['family--Open Sans, #1', { group: 'family', value: 'Open Sans, #1' }],
    ['family--a--b', { group: 'family', value: 'a--b' }],
    ['family--_x110000_', { group: 'family', value: '_x110000_' }],
  ])('%j, which was never escaped, is read as it is', (raw, expected) => {
    expect(codec.decode(raw)).toEqual(expected)
  })

  test.each([[undefined], [null], [''], ['dark'], ['family:dark'], [12], [{}], [['a--b']]])('%j is none', (raw) => {
    expect(codec.decode(raw)).toBeUndefined()
  })
})

describe('several choices', () => {
  test('round-trip with any separator', () => {
    fc.assert(
      fc.property(separator, fc.dictionary(text, text, { noNullPrototype: true }), (between, choices) => {
        const any = new SelectionCodec(between)
        expect(Object.entries(any.decodeAll(any.encodeAll(choices)))).toEqual(Object.entries(choices))
      }),
    )
  })

  test('are encoded in order, without those that are undefined', () => {
    expect(codec.encodeAll({ b: '1', a: undefined as unknown as string, c: 'x y' })).toBe('b--1 c--x_x20_y')
    expect(codec.encodeAll({})).toBe('')
  })

  test('invalid parts are skipped, and the later of two choices counts', () => {
    expect(codec.decodeAll('a--1  dark a--2 b--3')).toEqual({ a: '2', b: '3' })
    expect([undefined, 5, '', {}].map((raw) => codec.decodeAll(raw))).toEqual([{}, {}, {}, {}])
  })
})

test.each([[''], ['a'], ['0'], ['_'], [' '], ['- -'], ['-x-']])('%j does not separate', (wrong) => {
  expect(() => new SelectionCodec(wrong)).toThrow(`Expected a separator such as "--", found ${JSON.stringify(wrong)}`)
})

test('codecs are compatible with each other', () => {
  expect(new SelectionCodec(':').decode('family:dark')).toEqual({ group: 'family', value: 'dark' })
})
