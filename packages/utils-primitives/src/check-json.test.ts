import { describe, expect, test } from 'vitest'
import { checkJson } from './index.ts'

const circle: { self?: unknown } = {}
circle.self = circle
let deep: object = {}
for (let level = 0; level < 20_000; level++) deep = { deep }
const getter = {
  get a(): number {
    throw new Error('no value')
  },
}

describe('checkJson', () => {
  test.each<[string, unknown, string]>([
    ['values', { a: [1, 'x', true, null], b: {} }, '{"a":[1,"x",true,null],"b":{}}'],
    ['undefined as a property', { a: undefined, b: 1 }, '{"b":1}'],
    ['a valid date', { a: new Date(0) }, '{"a":"1970-01-01T00:00:00.000Z"}'],
    ['objects without a prototype', Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    [
      'instances',
      new (class Point {
        x = 1
      })(),
      '{"x":1}',
    ],
    ['boxed values', Object('text'), '"text"'],
    ['hidden symbols', Object.defineProperty({}, Symbol('own'), { value: 1 }), '{}'],
    ['a lone surrogate', '\ud800', '"\\ud800"'],
    ['toJSON', { toJSON: () => [1] }, '[1]'],
  ])('accepts %s', (_, value, text) => {
    expect(() => checkJson(value)).not.toThrow()
    expect(JSON.stringify(value)).toBe(text)
  })

  test.each<[string, unknown, string]>([
    ['NaN', { a: { ratio: NaN } }, 'NaN as "ratio"'],
    ['Infinity', [Infinity], 'Infinity as "0"'],
    ['undefined', undefined, 'undefined'],
    ['undefined in an array', [undefined], 'undefined as "0"'],
    ['a hole', [, 1], 'undefined as "0"'],
    ['the key Symbol(own)', { a: { [Symbol('own')]: 1 } }, 'the key Symbol(own) as "a"'],
    ['a function', { f: () => 1 }, 'function as "f"'],
    ['a symbol', { s: Symbol('s') }, 'Symbol(s) as "s"'],
    ['a big integer', { n: 1n }, '1 as "n"'],
    ['a map', { m: new Map([[1, 2]]) }, 'Map as "m"'],
    ['a set', new Set(), 'Set'],
    ['an error', { e: new Error('x') }, 'Error as "e"'],
    ['bytes', new Uint8Array(2), 'Uint8Array'],
    ['a promise', Promise.resolve(1), 'Promise'],
    ['a regular expression', [/a/], 'RegExp as "0"'],
    ['an invalid date', { d: new Date(NaN) }, 'an invalid date as "d"'],
    ['a circle', circle, 'Converting circular structure to JSON'],
    ['many levels', deep, 'an object of too many levels'],
    ['a getter that throws', getter, 'no value'],
    ['toJSON without a result', { toJSON: () => undefined }, 'object'],
  ])('refuses %s', (_, value, found) => {
    expect(() => checkJson(value)).toThrow(
      expect.objectContaining({
        code: 'NOT_JSON',
        message: `Expected a value that JSON can hold, found ${found}: convert it first`,
      }),
    )
  })
})
