import { expectTypeOf } from 'expect-type'
import fc from 'fast-check'
import { deflateSync, inflateSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  CodecError,
  codecs,
  HistoryMode,
  MemoryLocationAdapter,
  queryStorage,
  type Codec,
  type InferCodec,
} from './index.ts'
import { writeSearch } from './write-search.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }).map((value) => Buffer.from(value).toString()),
  fc.string({
    unit: fc.constantFrom('+', '&', '=', '%', '#', '?', ' ', ',', '~', ';', '/', 'é', '🚏', '\u0000', '\n'),
  }),
)
const double = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
const value = fc.jsonValue().map((json) => JSON.parse(JSON.stringify(json)) as unknown)
const compression: codecs.Compression = { deflate: deflateSync, inflate: inflateSync }

/** The value after a round trip through a URL. */
function throughUrl<T>(codec: Codec<T>, input: T): T {
  const url = new URL('https://example.com/a?other=1#hash')
  const params = url.searchParams
  params.set('key', codec.encode(input))
  url.search = writeSearch('?other=1', new URLSearchParams(params))
  return codec.decode(new URL(url.href).searchParams.get('key')!)
}

const roundTrip = <T>(name: string, codec: Codec<T>, values: fc.Arbitrary<T>) => ({
  name,
  check: () => fc.assert(fc.property(values, (input) => void expect(throughUrl(codec, input)).toEqual(input))),
})

describe('every value survives a round trip through a URL', () => {
  test.each([
    roundTrip('string', codecs.string, text),
    roundTrip('number', codecs.number, double),
    roundTrip('boolean', codecs.boolean, fc.boolean()),
    roundTrip('isoDate', codecs.isoDate, fc.date({ noInvalidDate: true })),
    roundTrip('json', codecs.json<unknown>(), value),
    roundTrip('list of string', codecs.list(codecs.string), fc.array(text)),
    roundTrip('list of string, other separator', codecs.list(codecs.string, '&'), fc.array(text)),
    roundTrip('list of list', codecs.list(codecs.list(codecs.string)), fc.array(fc.array(text))),
    roundTrip(
      'list of list, other separator',
      codecs.list(codecs.list(codecs.number), '_'),
      fc.array(fc.array(double)),
    ),
    roundTrip('enumOf', codecs.enumOf(['a&b', 2, '+']), fc.constantFrom('a&b' as const, 2 as const, '+' as const)),
    roundTrip('base64url', codecs.base64url(codecs.string), text),
    roundTrip('compressed', codecs.compressed(codecs.json<unknown>(), compression), value),
    roundTrip('validated', codecs.validated(codecs.string, z.string()), text),
  ])('$name', ({ check }) => check())
})

describe('encoding', () => {
  test.each<[name: string, found: string, expected: string]>([
    ['number', codecs.number.encode(-0), '0'],
    ['isoDate', codecs.isoDate.encode(new Date(Date.UTC(2026, 10, 21))), '2026-11-21T00:00:00.000Z'],
    ['an empty list', codecs.list(codecs.string).encode([]), ''],
    ['a list of an empty text', codecs.list(codecs.string).encode(['']), '~'],
    ['separators in a list', codecs.list(codecs.string).encode(['a,b', '~', 'c']), 'a~,b,~~,c'],
    ['an enum', codecs.enumOf(Object.values(HistoryMode)).encode(HistoryMode.Push), 'push'],
  ])('%s', (_name, found, expected) => expect(found).toBe(expected))

  test.each([
    ['base64url', codecs.base64url(codecs.string)],
    ['compressed', codecs.compressed(codecs.string, compression)],
  ])('%s needs no escapes', (_name, codec) => {
    fc.assert(fc.property(text, (input) => void expect(codec.encode(input)).toMatch(/^[\w-]*$/)))
  })

  test('compression makes a long text short', () => {
    expect(codecs.compressed(codecs.string, compression).encode('signpost '.repeat(100)).length).toBeLessThan(60)
  })
})

describe('rejected texts and values', () => {
  test.each<[name: string, codec: Codec<unknown>, texts: string[]]>([
    [
      'number',
      codecs.number,
      ['', ' ', ' 1', '1 ', 'a', '0x10', 'NaN', 'Infinity', '1e999', '.', '-', '1,5', '1_000', '+1'],
    ],
    ['boolean', codecs.boolean, [' ', '2', 'truth', 'y']],
    [
      'isoDate',
      codecs.isoDate,
      [
        '',
        '1',
        '2026',
        '2026-02-30',
        '2026-02-29',
        '2026-13-01',
        '2026-11-21T09:30',
        '2026-11-21T25:00Z',
        'Nov 21 2026',
      ],
    ],
    ['json', codecs.json(), ['', '{', 'undefined', "'a'"]],
    [
      'number that JavaScript cannot hold',
      codecs.number,
      ['9007199254740993', '-9007199254740993.', `1${'0'.repeat(22)}1`],
    ],
    ['list', codecs.list(codecs.number), ['1,', ',', 'a']],
    ['enumOf', codecs.enumOf(['a', 1]), ['', 'b', 'A', '01', 'toString']],
    ['base64url', codecs.base64url(codecs.string), ['+', 'a', '_w']],
    ['base64url of a number', codecs.base64url(codecs.number), ['YQ']],
    ['compressed', codecs.compressed(codecs.string, compression), ['YQ', '*']],
    ['validated', codecs.validated(codecs.number, z.number().int()), ['1.5', 'a']],
  ])('by %s', (_name, codec, texts) => {
    for (const refused of texts) expect(() => codec.decode(refused), refused).toThrow(CodecError)
  })

  test.each([
    ['', true],
    ['1', true],
    ['TRUE', true],
    ['yes', true],
    ['off', false],
    ['0', false],
  ])('not the boolean %j', (text, value) => {
    expect(codecs.boolean.decode(text)).toBe(value)
  })

  test.each<[name: string, encode: () => string]>([
    ['NaN', () => codecs.number.encode(NaN)],
    ['a text as a boolean', () => codecs.boolean.encode('yes' as unknown as boolean)],
    ['an invalid date', () => codecs.isoDate.encode(new Date(NaN))],
    ['a function as JSON', () => codecs.json<unknown>().encode(() => 1)],
    ['a value outside of an enum', () => codecs.enumOf(['a']).encode('b' as 'a')],
  ])('%s cannot be written', (_name, encode) => expect(encode).toThrow(CodecError))

  test('an error has the text and the cause', () => {
    const error = (() => {
      try {
        return codecs.json().decode('{')
      } catch (caught) {
        return caught
      }
    })()
    expect(error).toMatchObject({
      name: 'CodecError',
      text: '{',
      message: 'Expected JSON, found "{": correct it',
      cause: expect.any(SyntaxError),
    })
  })

  test.each(['', '~', ', '])('%j as the separator of a list', (separator) => {
    expect(() => codecs.list(codecs.string, separator)).toThrow(RangeError)
  })

  test('an asynchronous schema', () => {
    const schema = z.string().refine(() => Promise.resolve(true))
    const later = {
      '~standard': { ...schema['~standard'], validate: (input: unknown) => Promise.resolve({ value: `${input}` }) },
    }
    expect(() => codecs.validated(codecs.string, later).decode('a')).toThrow('Expected a schema that answers at once')
    const silent = { '~standard': { ...later['~standard'], validate: (() => {}) as never } }
    expect(() => codecs.validated(codecs.string, silent).decode('a')).toThrow('Expected a schema that answers at once')
  })
})

describe('isoDate', () => {
  test.each([
    ['2026-11-21', Date.UTC(2026, 10, 21)],
    ['2024-02-29T23:30-02:00', Date.UTC(2024, 2, 1, 1, 30)],
    ['+010000-01-01T00:00:00Z', Date.UTC(10000, 0, 1)],
  ])('reads %s', (written, time) => expect(codecs.isoDate.decode(written).getTime()).toBe(time))
})

describe('validated', () => {
  test('returns the output of the schema', () => {
    const page = codecs.validated(codecs.string, z.coerce.number().int())
    expectTypeOf(page).toEqualTypeOf<Codec<number>>()
    expect([page.decode('3'), page.encode(3)]).toEqual([3, '3'])
  })

  test('reports every issue', () => {
    const box = codecs.validated(
      codecs.json(),
      z.object({ a: z.number({ error: 'no a' }), b: z.number({ error: 'no b' }) }),
    )
    expect(() => box.decode('{}')).toThrow('(no a; no b), found "{}": ')
  })
})

const half = '\uD800'

test.each([
  ['base64url', () => codecs.base64url(codecs.string).encode(half)],
  [
    'compressed',
    () => codecs.compressed(codecs.string, { deflate: (data) => data, inflate: (data) => data }).encode(half),
  ],
  ['a list with holes', () => codecs.list(codecs.string).encode(Object.assign(new Array<string>(2), { 1: 'a' }))],
])('%s refuses what it would lose', (_, encode) => {
  expect(encode).toThrow(CodecError)
})

test.each<[string, Codec<unknown>, unknown]>([
  ['half a character', codecs.string as Codec<unknown>, `a${half}`],
  ['half a character in a list', codecs.list(codecs.string) as Codec<unknown>, [half]],
  ['a promise', { encode: async () => 'x', decode: String } as unknown as Codec<unknown>, 1],
  ['a number', { encode: (value: unknown) => value, decode: String } as Codec<unknown>, 1],
])('a URL never gets %s', async (_, codec, value) => {
  const errors: CodecError[] = []
  const adapter = new MemoryLocationAdapter('?k=kept')
  const storage = queryStorage({ codec, adapter, onError: (error) => errors.push(error) })
  storage.setItem('k', value)
  await Promise.resolve()
  expect([adapter.entries, errors.map(({ code }) => code)]).toEqual([['k=kept'], ['INVALID_PARAMETER']])
})

test('the types of codecs', () => {
  const sizes = codecs.list(codecs.enumOf(['s', 'm', 1]))
  expectTypeOf(sizes).toEqualTypeOf<Codec<('s' | 'm' | 1)[]>>()
  expectTypeOf(sizes.decode('s,1')).toEqualTypeOf<InferCodec<typeof sizes>>()
  expectTypeOf<InferCodec<string>>().toEqualTypeOf<never>()
})
