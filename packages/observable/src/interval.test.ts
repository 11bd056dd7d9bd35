import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { interval } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('counts from 0, for each subscription anew, and leaves no timer', () => {
  const log: number[] = []
  const source = interval(100)
  expect(vi.getTimerCount()).toBe(0)
  const first = source.subscribe((count) => log.push(count))
  vi.advanceTimersByTime(250)
  expect(log).toEqual([0, 1])
  const second = source.subscribe((count) => log.push(count))
  vi.advanceTimersByTime(100)
  expect(log).toEqual([0, 1, 2, 0])
  first.unsubscribe()
  second.unsubscribe()
  expect(vi.getTimerCount()).toBe(0)
})

test.each([-1, NaN, Infinity, 2 ** 31])('rejects %s milliseconds', (milliseconds) => {
  expect(() => interval(milliseconds)).toThrow(RangeError)
})
