import { expectTypeOf } from 'expect-type'
import { afterEach, describe, expect, test } from 'vitest'
import { deepMerge, deepMergeWith } from './deep-merge.ts'

class Point {
  constructor(readonly x: number) {}
}

describe('deepMerge', () => {
  test('merges plain objects at every depth', () => {
    const merged = deepMerge({ a: { b: 1, c: { d: 2 } }, e: 3 }, { a: { c: { f: 4 } }, g: 5 })
    expect(merged).toEqual({ a: { b: 1, c: { d: 2, f: 4 } }, e: 3, g: 5 })
  })

  test('lets the last of two or of many win', () => {
    expect(deepMerge({ a: 1, b: 1 }, { a: 2 }, { a: 3 })).toEqual({ a: 3, b: 1 })
    expect(deepMerge({ a: 1 }, { b: 2 }, { a: 3 }, { a: 4, c: 5 })).toEqual({ a: 4, b: 2, c: 5 })
  })

  test.each([
    ['an array by an array', [1, 2], [3], [3]],
    ['an object by a primitive', { x: 1 }, 2, 2],
    ['a primitive by an object', 1, { x: 2 }, { x: 2 }],
    ['an object by null', { x: 1 }, null, null],
    ['null by an object', null, { x: 1 }, { x: 1 }],
    ['an object by an array', { x: 1 }, [1], [1]],
  ])('replaces %s', (_, below, above, expected) => {
    expect(deepMerge({ value: below }, { value: above })).toEqual({ value: expected })
  })

  test('undefined replaces nothing, but adds a missing key', () => {
    expect(deepMerge({ a: 1, b: { c: 2 } }, { a: undefined, b: { c: undefined }, d: undefined })).toStrictEqual({
      a: 1,
      b: { c: 2 },
      d: undefined,
    })
  })

  test('keeps instances, dates and functions by reference', () => {
    const point = new Point(1)
    const when = new Date(0)
    const call = (): void => undefined
    const merged = deepMerge({ point: { y: 1 }, list: [point] }, { point, when, call })
    expect(merged.point).toBe(point)
    expect(merged.when).toBe(when)
    expect(merged.call).toBe(call)
    expect(merged.list[0]).toBe(point)
  })

  test('neither changes its arguments nor shares objects and arrays with them', () => {
    const defaults = Object.freeze({ deep: Object.freeze({ list: Object.freeze([Object.freeze({ n: 1 })]) }) })
    const given = Object.freeze({ deep: Object.freeze({ other: Object.freeze({ n: 2 }) }) })
    const merged = deepMerge(defaults, given) as { deep: { list: { n: number }[]; other: { n: number } } }
    merged.deep.list[0]!.n = 3
    merged.deep.list.push({ n: 4 })
    merged.deep.other.n = 5
    expect(defaults.deep.list).toEqual([{ n: 1 }])
    expect(given.deep.other.n).toBe(2)
  })

  test('takes symbols, and leaves out what is inherited or not enumerable', () => {
    const key = Symbol('key')
    const source = Object.create(null, {
      [key]: { value: 1, enumerable: true },
      hidden: { value: 2, enumerable: false },
    }) as object
    expect(Reflect.ownKeys(deepMerge({}, source))).toEqual([key])
  })

  test('treats inherited names as ordinary ones', () => {
    expect(deepMerge({}, { toString: { a: 1 }, hasOwnProperty: { b: 2 } })).toEqual({
      toString: { a: 1 },
      hasOwnProperty: { b: 2 },
    })
  })

  test('merges one object that is in two places', () => {
    const shared = { x: 1 }
    expect(deepMerge({}, { a: shared, b: [shared] })).toEqual({ a: { x: 1 }, b: [{ x: 1 }] })
  })

  test.each([
    ['an array', []],
    ['an instance', new Point(1)],
    ['null', null],
    ['undefined', undefined],
  ])('refuses %s and says where it stands', (_, source) => {
    expect(() => deepMerge({}, source as object)).toThrow(/^Expected plain objects .*, found \[object \w+\] at 1: /)
  })

  test('rejects circular objects and arrays', () => {
    const cyclic: Record<string, unknown> = { a: {} }
    cyclic['a'] = { b: [cyclic] }
    const list: unknown[] = []
    list.push({ list })
    expect(() => deepMerge({}, cyclic)).toThrow(/holds itself/)
    expect(() => deepMerge({ a: { b: {} } }, cyclic)).toThrow(/holds itself/)
    expect(() => deepMerge({}, { list })).toThrow(/holds itself/)
  })
})

describe('deepMerge and the prototype of all objects', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'polluted')
  })

  test.each([
    '{ "__proto__": { "polluted": true } }',
    '{ "constructor": { "prototype": { "polluted": true } } }',
    '{ "prototype": { "polluted": true } }',
    '{ "a": { "__proto__": { "polluted": true } } }',
    '{ "a": { "constructor": { "prototype": { "polluted": true } } } }',
    '{ "a": [{ "__proto__": { "polluted": true } }] }',
  ])('%s changes nothing', (json) => {
    const merged = deepMerge({ a: {} }, JSON.parse(json) as object) as { a: object; polluted?: boolean }
    expect('polluted' in {}).toBe(false)
    expect('polluted' in merged).toBe(false)
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
    expect(JSON.stringify(merged)).not.toContain('__proto__')
  })

  test('keys of data that are named like members of classes are kept', () => {
    const race = deepMerge({ race: { driver: 'Ascari' } }, { race: { constructor: 'Ferrari', prototype: 'F2' } })
    expect(race).toEqual({ race: { driver: 'Ascari', constructor: 'Ferrari', prototype: 'F2' } })
  })
})

describe('deepMergeWith', () => {
  test('concatenates arrays on request, at every depth', () => {
    expect(deepMergeWith({ arrays: 'concat' }, { a: { b: [1] } }, { a: { b: [2] } }, { a: { b: [3] } })).toEqual({
      a: { b: [1, 2, 3] },
    })
    expect(deepMergeWith({ arrays: 'replace' }, { a: [1] }, { a: [2] })).toEqual({ a: [2] })
  })

  test('returns an empty object without arguments', () => {
    expect(deepMergeWith({ arrays: 'concat' })).toEqual({})
  })
})

test('types', () => {
  expectTypeOf(deepMerge({ a: { b: 1 }, c: '' }, { a: { d: true } })).toEqualTypeOf<{
    c: string
    a: { b: number; d: boolean }
  }>()
  expectTypeOf(deepMerge({ a: 1 }, { a: '' }, { b: 2 })).toEqualTypeOf<{ a: string; b: number }>()
  expectTypeOf(deepMerge({ a: 1 }, { b: 2 }, { c: 3 }, { a: '' })).toEqualTypeOf<{ a: string; b: number; c: number }>()
  expectTypeOf(deepMerge({ a: 1 }, {} as { a?: string })).toEqualTypeOf<{ a: number | string }>()
  expectTypeOf(deepMerge({ a: new Date(0) }, { a: new Map<string, 1>() })).toEqualTypeOf<{ a: Map<string, 1> }>()
  expectTypeOf(deepMergeWith({ arrays: 'concat' }, { a: [1] }, { a: [''] })).toEqualTypeOf<{ a: (number | string)[] }>()
  // @ts-expect-error Only objects can be merged.
  expect(() => deepMerge({}, 'text')).toThrow(TypeError)
})

test.each(['conact', undefined, true])('deepMergeWith refuses %s as a way to merge arrays', (arrays) => {
  expect(() => deepMergeWith({ arrays: arrays as 'concat' }, {}, {})).toThrow(TypeError)
})
