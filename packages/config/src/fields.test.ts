import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Config, defineConfig, envLayer, field, objectLayer, type Field } from './index.ts'

/** Parsed value, or the message of the error. */
function outcome(of: Field<unknown>, raw: unknown): unknown {
  try {
    return { value: of.parse(raw) }
  } catch (error) {
    return (error as Error).message
  }
}

const whole = field.number({ integer: true, min: 0, max: 10 })
const rule = z.object({ from: z.string(), to: z.string().optional() })

test.each<[name: string, of: Field<unknown>, raw: unknown, outcome: unknown]>([
  ['string', field.string(), 'abc', { value: 'abc' }],
  ['string', field.string(), '', { value: '' }],
  ['string', field.string(), 1, 'expected a string'],
  ['string', field.string(), null, 'expected a string'],
  ['string', field.string(), ['a'], 'expected a string'],
  ['number', field.number(), 8.5, { value: 8.5 }],
  ['number', field.number(), ' -1.5 ', { value: -1.5 }],
  ['number', field.number(), '1e3', { value: 1000 }],
  ['number', field.number(), 'http', 'expected a number'],
  ['number', field.number(), ' ', 'expected a number'],
  ['number', field.number(), '', 'expected a number'],
  ['number', field.number(), 'Infinity', 'expected a number'],
  ['number', field.number(), NaN, 'expected a number'],
  ['number', field.number(), true, 'expected a number'],
  ['number', field.number(), null, 'expected a number'],
  ['number', field.number(), [1], 'expected a number'],
  ['number', whole, 0, { value: 0 }],
  ['number', whole, '10', { value: 10 }],
  ['number', whole, 11, 'expected a whole number from 0 up to 10'],
  ['number', whole, -1, 'expected a whole number from 0 up to 10'],
  ['number', whole, 1.5, 'expected a whole number from 0 up to 10'],
  ['boolean', field.boolean(), true, { value: true }],
  ['boolean', field.boolean(), false, { value: false }],
  ['boolean', field.boolean(), ' YES ', { value: true }],
  ['boolean', field.boolean(), 'on', { value: true }],
  ['boolean', field.boolean(), '1', { value: true }],
  ['boolean', field.boolean(), 'False', { value: false }],
  ['boolean', field.boolean(), 'no', { value: false }],
  ['boolean', field.boolean(), 'off', { value: false }],
  ['boolean', field.boolean(), '0', { value: false }],
  ['boolean', field.boolean(), 1, 'expected true or false'],
  ['boolean', field.boolean(), 'maybe', 'expected true or false'],
  ['boolean', field.boolean(), 'constructor', 'expected true or false'],
  ['enumOf', field.enumOf(['a', 2]), 'a', { value: 'a' }],
  ['enumOf', field.enumOf(['a', 2]), '2', { value: 2 }],
  ['enumOf', field.enumOf(['a', 2]), 2, { value: 2 }],
  ['enumOf', field.enumOf(['a', 2]), 'b', 'expected one of "a", 2'],
  ['enumOf', field.enumOf(['1']), 1, 'expected one of "1"'],
  ['list', field.list(field.number()), ['1', 2], { value: [1, 2] }],
  ['list', field.list(field.number()), '1, 2,,', { value: [1, 2] }],
  ['list', field.list(field.string()), '', { value: [] }],
  ['list', field.list(field.number()), [1, 'x'], 'element 1: expected a number'],
  ['list', field.list(field.number()), Object.assign(new Array(2), { 1: 1 }), 'element 0: expected a number'],
  ['list', field.list(field.string()), { 0: 'a' }, 'expected a list'],
  ['list', field.list(field.list(field.number())), [['1'], '2,3'], { value: [[1], [2, 3]] }],
  ['json', field.json(), { a: [1] }, { value: { a: [1] } }],
  ['json', field.json(), '{ "a": [1] }', { value: { a: [1] } }],
  ['json', field.json(), '"text"', { value: 'text' }],
  ['json', field.json(), '{', expect.stringMatching(/^expected JSON \(.+\)$/)],
  ['json(schema)', field.json(rule), '{ "from": "/a" }', { value: { from: '/a' } }],
  ['json(schema)', field.json(rule), { from: 1 }, expect.stringMatching(/^from: .*string/)],
  ['json(schema)', field.json(z.array(rule)), [{ from: '/' }, {}], expect.stringMatching(/^1\.from: /)],
  ['json(schema)', field.json(z.coerce.date()), '"2026-11-21"', { value: new Date('2026-11-21') }],
  ['json(schema)', field.json(z.string()), 1, expect.not.stringMatching(/^: /)],
  ['optional', field.optional(field.number()), '1', { value: 1 }],
  ['optional', field.optional(field.number()), null, { value: undefined }],
  ['optional', field.optional(field.number()), 'x', 'expected a number'],
  ['secret', field.secret(), 'abc', { value: 'abc' }],
  ['secret', field.secret(field.number()), '1', { value: 1 }],
])('%s: %$', (_name, of, raw, expected) => {
  expect(outcome(of, raw)).toEqual(expected)
})

describe('the parts of a field', () => {
  test('are those of its options', () => {
    const options = { default: 'a', env: 'A', describe: 'The letter.' }
    expect(field.string(options)).toMatchObject({ type: 'string', ...options })
    expect(field.secret(options)).toMatchObject({ type: 'string', secret: true, ...options })
    expect(field.optional(field.secret(options))).toMatchObject({ optional: true, secret: true, ...options })
    expect(field.secret(field.boolean()).type).toBe('boolean')
    expect(field.list(field.secret()).secret).toBe(true)
    expect(field.list(field.string()).secret).toBeUndefined()
  })

  test('a list does not share its default with the program', () => {
    const mine = ['a']
    const made = field.list(field.string(), { default: mine })
    mine.push('b')
    expect(made.default).toEqual(['a'])
    expect(made.default).toSatisfy(Object.isFrozen)
    expect(made.parse(['a'])).toSatisfy(Object.isFrozen)
  })

  test('an asynchronous schema is rejected, without an unhandled rejection', () => {
    expect(outcome(field.json(z.string().refine(async () => true)), '"a"')).toMatch(/this one of zod is asynchronous$/)
    const failing = { version: 1, vendor: 'ours', validate: async () => Promise.reject(new Error('late')) } as const
    expect(outcome(field.json({ '~standard': failing }), '"a"')).toBe(
      'expected a schema that answers at once; this one of ours is asynchronous',
    )
  })
})

test('JSON is frozen, and the objects that it was made from are not', () => {
  const list = [{ tags: ['a'] }]
  const definition = defineConfig({ j: field.json({ default: { list } }), k: field.json() })
  const { value } = Config.create(definition, [objectLayer({ k: { list } as never })])
  for (const { list: copies } of [value.j, value.k] as { list: typeof list }[]) {
    expect(() => copies.push({ tags: [] })).toThrow(TypeError)
    expect(() => copies[0]!.tags.push('b')).toThrow(TypeError)
    expect(copies).toEqual([{ tags: ['a'] }])
  }
  list[0]!.tags.push('b')
})

test('two settings whose derived variable is the same are both named', () => {
  const one = field.string({ default: '' })
  const twins = defineConfig({ a: { b: one }, aB: one })
  expect(() => Config.create(twins, [envLayer({ X_A_B: '1' }, { prefix: 'X_' })])).toThrow(
    /aB.*expected a variable of its own, found that of "a\.b"/s,
  )
  const shared = defineConfig({ a: field.string({ env: 'S' }), b: field.string({ env: 'S' }) })
  expect(Config.create(shared, [envLayer({ S: '1' }, { prefix: 'X_' })]).value).toEqual({ a: '1', b: '1' })
})

describe('options of fields in JavaScript', () => {
  test.each<[string, () => Field<unknown>, RegExp]>([
    [
      'a default above max',
      () => field.number({ default: 99_999, max: 65_535 }),
      /found 99999: expected a number up to 65535$/,
    ],
    ['a default below min', () => field.number({ default: -1, min: 0 }), /found -1: expected a number from 0$/],
    [
      'a fraction as an integer',
      () => field.number({ default: 1.5, integer: true }),
      /found 1\.5: expected a whole number$/,
    ],
    ['NaN', () => field.number({ default: NaN }), /found NaN: expected a number$/],
    ['min above max', () => field.number({ min: 5, max: 1 }), /^Expected min up to max, found min 5 and max 1: /],
    ['NaN as min', () => field.number({ min: NaN }), /found NaN: /],
    [
      'a default outside of an enum',
      () => field.enumOf(['a'], { default: 'z' as 'a' }),
      /found "z": expected one of "a"$/,
    ],
    ['an enum without values', () => field.enumOf([]), /^Expected at least one value/],
    ['a number as a text', () => field.string({ default: 1 as never }), /found 1: expected a string$/],
    [
      'a word as a boolean',
      () => field.boolean({ default: 'maybe' as never }),
      /found "maybe": expected true or false$/,
    ],
    [
      'an element of a list',
      () => field.list(field.number(), { default: ['x' as never] }),
      /element 0: expected a number/,
    ],
    ['null', () => field.number({ default: null as never }), /found null: expected a number$/],
    ['a misspelt option', () => field.number({ defualt: 1 } as object), /min or max or integer, found "defualt": /],
    ['an option of another field', () => field.string({ min: 1 } as object), /found "min": /],
    ['a misspelt option of a secret', () => field.secret({ evn: 'TOKEN' } as object), /found "evn": /],
  ])('%s is an error', (_name, make, message) => {
    expect(make).toThrow(message)
  })

  test('boundaries and results of a schema are not', () => {
    const limits = { min: 0, max: 65_535, integer: true }
    for (const value of [0, 65_535]) expect(field.number({ ...limits, default: value }).default).toBe(value)
    expect(field.number({ min: 1, max: 1, default: 1 }).default).toBe(1)
    expect(field.json(z.string().transform(Number), { default: 1 }).default).toBe(1)
    expect(field.json({ default: 'no JSON' }).default).toBe('no JSON')
  })

  test.each(['9007199254740993', ' 9007199254740993 ', '-9007199254740993', '+9007199254740993'])(
    'the text %j is not rounded',
    (text) => {
      for (const integer of [true, false]) {
        expect(() => field.number({ integer }).parse(text)).toThrow(/a number that JavaScript can hold, which would/)
      }
    },
  )

  test.each([
    ['9007199254740992', 2 ** 53],
    ['28133553103753950', 28133553103753950],
    ['007', 7],
    ['+5', 5],
  ])('the text %j is exact', (text, value) => {
    expect(field.number().parse(text)).toBe(value)
  })
})
