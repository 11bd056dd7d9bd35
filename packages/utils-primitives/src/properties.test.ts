import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepMerge, fromBase64Url, mapValues, memoize, omit, pick, toBase64Url } from './index.ts'

const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'prototype', 'a', 'b'), fc.string())
const record = fc.dictionary(key, fc.jsonValue(), { noNullPrototype: true })
const ownKeys = (object: object): string[] => Object.keys(object).sort()

test('base64url is that of Node.js for all bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const text = toBase64Url(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect([...fromBase64Url(text)]).toEqual([...bytes])
    }),
  )
})

test('a text is decoded if and only if it is the encoding of its bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('A', 'Q', 'g', '-', '_', '+', '=', ' '), maxLength: 9 }), (text) => {
      let bytes: Uint8Array | undefined
      try {
        bytes = fromBase64Url(text)
      } catch (error) {
        expect(error).toBeInstanceOf(SyntaxError)
      }
      const isWhole = !/=/.test(text) || text.length % 4 === 0
      const encoded = Buffer.from(text, 'base64').toString('base64url')
      expect(bytes !== undefined).toBe(isWhole && text.replace(/={1,2}$/, '') === encoded)
    }),
    { numRuns: 500 },
  )
})

test('pick and omit divide the keys, and keep the values', () => {
  fc.assert(
    fc.property(record, fc.array(key), (object, keys) => {
      const own = keys.filter((one) => Object.hasOwn(object, one))
      const [picked, rest] = [pick(object, own), omit(object, own)]
      expect([...ownKeys(picked), ...ownKeys(rest)].sort()).toEqual(ownKeys(object))
      for (const part of [picked, rest]) {
        expect(Object.getPrototypeOf(part)).toBe(Object.prototype)
        for (const one of Object.keys(part)) {
          expect(Object.getOwnPropertyDescriptor(part, one)).toEqual(Object.getOwnPropertyDescriptor(object, one))
        }
      }
    }),
  )
})

test('mapValues with the identity is a copy', () => {
  fc.assert(
    fc.property(record, (object) => {
      const copy = mapValues(object, (value) => value)
      expect(Object.entries(copy)).toEqual(Object.entries(object))
      expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
    }),
  )
})

test('deepMerge has the keys of both, the values of the second, and changes no argument', () => {
  fc.assert(
    fc.property(record, record, (a, b) => {
      const before = JSON.stringify([a, b])
      const merged = deepMerge(a, b)
      const keys = new Set([...Object.keys(a), ...Object.keys(b)])
      keys.delete('__proto__')
      expect(ownKeys(merged)).toEqual([...keys].sort())
      expect(deepMerge(merged, b)).toEqual(merged)
      expect(JSON.stringify([a, b])).toBe(before)
    }),
  )
})

test('a memoised function computes each list of arguments once', () => {
  const value = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.constantFrom('1', '', 'a,b', null, undefined, NaN, true))
  fc.assert(
    fc.property(fc.array(fc.array(value, { maxLength: 3 }), { maxLength: 20 }), (calls) => {
      const computed: unknown[][] = []
      const memoized = memoize((...args: unknown[]) => {
        computed.push(args)
        return args
      })
      for (const args of calls) expect(memoized(...args)).toEqual(args)
      expect(memoized.size).toBe(computed.length)
    }),
  )
})
