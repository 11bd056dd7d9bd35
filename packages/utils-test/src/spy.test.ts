import { expectTypeOf } from 'expect-type'
import { describe, expect, test } from 'vitest'
import { spy, type Spy, type SpyResult } from './spy.ts'

describe('spy', () => {
  test('records arguments and results', () => {
    const add = spy((a: number, b: number) => a + b)
    expect(add(1, 2)).toBe(3)
    expect(add(3, 4)).toBe(7)
    expect(add.calls).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(add.results).toEqual([
      { type: 'return', value: 3 },
      { type: 'return', value: 7 },
    ])
  })

  test('records errors, and rethrows them', () => {
    const error = new Error('no')
    const fail = spy(() => {
      throw error
    })
    expect(() => fail()).toThrow(error)
    expect(fail.calls).toEqual([[]])
    expect(fail.results).toEqual([{ type: 'throw', error }])
  })

  test('keeps the order of nested calls, and omits pending ones', () => {
    const seen: number[] = []
    const count: Spy<(n: number) => number> = spy((n: number): number => {
      if (n > 0) count(n - 1)
      seen.push(count.results.length)
      return n
    })
    count(2)
    expect(count.calls).toEqual([[2], [1], [0]])
    expect(count.results.map((result) => result.type === 'return' && result.value)).toEqual([2, 1, 0])
    expect(seen).toEqual([0, 1, 2])
  })

  test('passes this on', () => {
    const counter = {
      step: 2,
      next: spy(function (this: { step: number }, n: number) {
        return n + this.step
      }),
    }
    expect(counter.next(1)).toBe(3)
  })

  test('reset clears the calls, without changing earlier lists', () => {
    const listener = spy()
    listener('a')
    const { calls, results } = listener
    listener.reset()
    expect(listener.calls).toEqual([])
    expect(listener.results).toEqual([])
    expect(calls).toEqual([['a']])
    expect(results).toEqual([{ type: 'return', value: undefined }])
  })

  test('has the type of the original function', () => {
    const parse = spy((text: string): number => Number(text))
    expectTypeOf(parse).toEqualTypeOf<Spy<(text: string) => number>>()
    expectTypeOf(parse.calls).toEqualTypeOf<readonly [text: string][]>()
    expectTypeOf(parse.results).toEqualTypeOf<readonly SpyResult<number>[]>()
    expectTypeOf(spy()).toEqualTypeOf<Spy<(...args: unknown[]) => undefined>>()
    // @ts-expect-error A number is not text.
    parse(1)
  })
})
