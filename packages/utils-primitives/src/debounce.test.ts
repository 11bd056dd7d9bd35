import { expectTypeOf } from 'expect-type'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'
import { throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('debounce', () => {
  test('calls once after a pause, with the last arguments and this', () => {
    const fn = vi.fn(function (this: unknown, text: string) {
      return [this, text]
    })
    const target = { search: debounce(fn, 100) }
    target.search('a')
    vi.advanceTimersByTime(99)
    target.search('b')
    vi.advanceTimersByTime(99)
    expect(fn).not.toHaveBeenCalled()
    expect(target.search.pending).toBe(true)
    vi.advanceTimersByTime(1)
    expect(fn.mock.results[0]!.value).toEqual([target, 'b'])
    expect(target.search.pending).toBe(false)
    vi.runAllTimers()
    expect(fn).toHaveBeenCalledTimes(1)
  })

  test('cancel drops the pending call, but no later one', () => {
    const fn = vi.fn((text: string) => text)
    const debounced = debounce(fn, 100)
    debounced('a')
    debounced.cancel()
    expect(debounced.pending).toBe(false)
    vi.runAllTimers()
    expect(fn).not.toHaveBeenCalled()
    debounced('b')
    vi.runAllTimers()
    expect(fn).toHaveBeenCalledExactlyOnceWith('b')
  })

  test('flush calls at once and only once, and gives the result', () => {
    const fn = vi.fn((text: string) => text.length)
    const debounced = debounce(fn, 100)
    expect(debounced.flush()).toBeUndefined()
    debounced('abc')
    expect(debounced.flush()).toBe(3)
    expect(debounced.flush()).toBeUndefined()
    vi.runAllTimers()
    expect(fn).toHaveBeenCalledTimes(1)
  })

  test('flush throws what the function throws, and leaves no pending call', () => {
    const debounced = debounce(() => {
      throw new Error('failed')
    }, 100)
    debounced()
    expect(() => debounced.flush()).toThrow('failed')
    expect(debounced.pending).toBe(false)
  })

  test('a function that calls itself is debounced again', () => {
    const calls: number[] = []
    const debounced = debounce((n: number) => {
      calls.push(n)
      if (n < 2) debounced(n + 1)
    }, 100)
    debounced(0)
    vi.advanceTimersByTime(200)
    expect(calls).toEqual([0, 1])
    vi.advanceTimersByTime(100)
    expect(calls).toEqual([0, 1, 2])
  })

  test('an abort cancels the pending call, and disables later ones', () => {
    const fn = vi.fn()
    const controller = new AbortController()
    const debounced = debounce(fn, 100, { signal: controller.signal })
    debounced()
    controller.abort()
    expect(debounced.pending).toBe(false)
    debounced()
    expect(debounced.pending).toBe(false)
    vi.runAllTimers()
    expect(fn).not.toHaveBeenCalled()
  })

  test('an already aborted signal disables all calls', () => {
    const fn = vi.fn()
    debounce(fn, 100, { signal: AbortSignal.abort() })()
    vi.runAllTimers()
    expect(fn).not.toHaveBeenCalled()
  })

  test('listens to the signal only while a call is pending', () => {
    const { signal } = new AbortController()
    const listening = new Set<unknown>()
    vi.spyOn(signal, 'addEventListener').mockImplementation((_: string, listener: unknown) => {
      listening.add(listener)
    })
    vi.spyOn(signal, 'removeEventListener').mockImplementation((_: string, listener: unknown) => {
      listening.delete(listener)
    })
    const debounced = debounce(() => undefined, 100, { signal })
    debounced()
    debounced()
    expect(listening.size).toBe(1)
    vi.runAllTimers()
    expect(listening.size).toBe(0)
  })

  test('types', () => {
    const debounced = debounce((text: string, _times?: number) => text.length, 100)
    expectTypeOf(debounced).parameters.toEqualTypeOf<Parameters<(text: string, _times?: number) => number>>()
    expectTypeOf(debounced).returns.toBeVoid()
    expectTypeOf(debounced.flush).returns.toEqualTypeOf<number | undefined>()
    // @ts-expect-error Read-only.
    expect(() => (debounced.pending = true)).toThrow(TypeError)
  })
})

test.each([NaN, -1, 2 ** 31, Infinity, 'soon' as never, undefined as never])(
  'the time %o is an error at once',
  (ms) => {
    expect(() => debounce(() => {}, ms)).toThrow(RangeError)
    expect(() => throttle(() => {}, ms)).toThrow(RangeError)
  },
)

test.each([NaN, -1])('the longest wait %o is an error at once', (maxWait) => {
  expect(() => debounce(() => {}, 100, { maxWait })).toThrow(RangeError)
})

test.each([0, 2 ** 31 - 1])('the time %d is what timers allow', (ms) => {
  const fn = vi.fn()
  debounce(fn, ms)()
  if (ms > 0) vi.advanceTimersByTime(ms - 1)
  expect(fn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(fn).toHaveBeenCalledOnce()
})
