import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'
import { throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Calls a function at the given times, and returns the times and arguments with which it is run. */
function play(times: readonly number[], make: (fn: (at: number) => void) => (at: number) => void): [number, number][] {
  const start = performance.now()
  const ran: [number, number][] = []
  const called = make((at) => void ran.push([Math.round(performance.now() - start), at]))
  for (const at of [...times].sort((a, b) => a - b)) {
    vi.advanceTimersByTime(start + at - performance.now())
    called(at)
  }
  vi.runAllTimers()
  return ran
}

describe('debounce', () => {
  test('leading runs the first call at once, and the last one after the pause', () => {
    expect(play([0, 10, 20, 500], (fn) => debounce(fn, 100, { leading: true }))).toEqual([
      [0, 0],
      [120, 20],
      [500, 500],
    ])
    expect(play([0, 10, 109, 300], (fn) => debounce(fn, 100, { leading: true, trailing: false }))).toEqual([
      [0, 0],
      [300, 300],
    ])
  })

  test('maxWait limits how long calls delay one another', () => {
    const times = [0, 80, 160, 240, 320]
    expect(play(times, (fn) => debounce(fn, 100, { maxWait: 250 }))).toEqual([
      [250, 240],
      [420, 320],
    ])
    expect(play(times, (fn) => debounce(fn, 100))).toEqual([[420, 320]])
  })

  test('an abort during the pause after a leading call disables it', () => {
    const controller = new AbortController()
    const fn = vi.fn()
    const debounced = debounce(fn, 100, { leading: true, signal: controller.signal })
    debounced()
    debounced()
    controller.abort()
    vi.runAllTimers()
    debounced()
    expect(fn).toHaveBeenCalledTimes(1)
  })
})

describe('throttle', () => {
  const times = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 30 })

  test('runs the first call, then at most one per period, and always the last', () => {
    fc.assert(
      fc.property(times, fc.boolean(), (given, leading) => {
        const ran = play(given, (fn) => throttle(fn, 100, { leading }))
        const sorted = [...given].sort((a, b) => a - b)
        if (leading) expect(ran[0]).toEqual([sorted[0], sorted[0]])
        expect(ran.at(-1)![1]).toBe(sorted.at(-1))
        for (let i = 1; i < ran.length; i++) expect(ran[i]![0] - ran[i - 1]![0]).toBeGreaterThanOrEqual(100)
        for (const [at, from] of ran) expect(at - from).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('without trailing, calls within the period are dropped', () => {
    expect(play([0, 50, 99, 100, 150], (fn) => throttle(fn, 100, { trailing: false }))).toEqual([
      [0, 0],
      [100, 100],
    ])
  })
})
