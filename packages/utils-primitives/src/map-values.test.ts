import { expectTypeOf } from 'expect-type'
import { expect, test } from 'vitest'
import { mapValues } from './map-values.ts'

test('maps every value with its key', () => {
  const mapped = mapValues({ a: 1, b: 2 } as const, (value, key) => `${key}${value}`)
  expect(mapped).toStrictEqual({ a: 'a1', b: 'b2' })
  expectTypeOf(mapped).toEqualTypeOf<{ a: string; b: string }>()
})

test('passes numbers as strings, and leaves out symbols', () => {
  const mapped = mapValues({ 1: 'one', [Symbol.iterator]: 'symbol' }, (_, key) => key)
  expect(mapped).toStrictEqual({ 1: '1' })
  expectTypeOf(mapped).toEqualTypeOf<{ 1: '1' }>()
})

test('keeps what may be missing, and treats a key named __proto__ as an ordinary one', () => {
  expectTypeOf(mapValues({} as { a?: number }, () => true)).toEqualTypeOf<{ a?: boolean }>()
  const mapped = mapValues(JSON.parse('{ "__proto__": 1 }') as Record<string, number>, (value) => ({ value }))
  expect(Object.getPrototypeOf(mapped)).toBe(Object.prototype)
  expect(Object.keys(mapped)).toEqual(['__proto__'])
})
