import { expectTypeOf } from 'expect-type'
import { describe, expect, test } from 'vitest'
import { omit, pick } from './pick.ts'

const key = Symbol('key')
const parsed = JSON.parse('{ "__proto__": { "polluted": true }, "a": 1 }') as Record<string, unknown>

describe('pick', () => {
  test('keeps the keys, in the given order', () => {
    const picked = pick({ a: 1, b: 2, [key]: 3 }, ['b', key])
    expect(picked).toStrictEqual({ b: 2, [key]: 3 })
    expectTypeOf(picked).toEqualTypeOf<{ b: number; [key]: number }>()
  })

  test('leaves out keys that are not there, and reads getters that are', () => {
    expect(pick({ a: 1 } as { a: number; b?: number }, ['b'])).toStrictEqual({})
    expect(pick(new Map([[1, 2]]), ['size'])).toStrictEqual({ size: 1 })
  })

  test('treats a key named __proto__ as an ordinary one', () => {
    const picked = pick(parsed, ['__proto__'])
    expect(Object.getPrototypeOf(picked)).toBe(Object.prototype)
    expect(Object.keys(picked)).toEqual(['__proto__'])
  })
})

describe('omit', () => {
  test('leaves out the keys', () => {
    const left = omit({ a: 1, b: 2, 3: 'c', [key]: 4 }, ['a', 3])
    expect(left).toStrictEqual({ b: 2, [key]: 4 })
    expectTypeOf(left).toEqualTypeOf<{ b: number; [key]: number }>()
  })

  test('takes own enumerable properties alone', () => {
    expect(omit(Object.create({ inherited: 1 }, { hidden: { value: 2 } }) as { a?: 1 }, ['a'])).toStrictEqual({})
  })

  test('treats a key named __proto__ as an ordinary one', () => {
    const left = omit(parsed, ['a'])
    expect(Object.getPrototypeOf(left)).toBe(Object.prototype)
    expect('polluted' in left).toBe(false)
  })
})
