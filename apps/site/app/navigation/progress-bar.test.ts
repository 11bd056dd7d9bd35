// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startProgress } from './progress-bar.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

const bar = (): HTMLElement | null => document.getElementById('nprogress')
const done = (): number => Number(bar()?.querySelector('div')?.style.getPropertyValue('--done'))
const isBusy = (): boolean => document.documentElement.classList.contains('nprogress-busy')

test('R4.51 what is ready within 200 ms shows no bar', () => {
  const finish = startProgress()
  vi.advanceTimersByTime(199)
  expect([bar(), isBusy()]).toEqual([null, false])
  finish()
  vi.advanceTimersByTime(5_000)
  expect(bar()).toBeNull()
})

test('R4.51 the bar begins at 0.08, goes on every 800 ms, and never gets to the end by itself', () => {
  startProgress(() => 1)
  vi.advanceTimersByTime(200)
  expect([done(), isBusy(), bar()?.ariaHidden]).toEqual([0.08, true, 'true'])
  vi.advanceTimersByTime(799)
  expect(done()).toBe(0.08)
  vi.advanceTimersByTime(1)
  expect(done()).toBeCloseTo(0.1)
  vi.advanceTimersByTime(800 * 200)
  expect(done()).toBe(0.994)
})

test.each([
  [0, 0.38],
  [1, 0.88],
])(
  'R4.51 at the end it makes a step (for chance %i to %f), goes to 1, waits 200 ms, fades for 200 ms and is gone',
  (chance, step) => {
    const finish = startProgress(() => chance)
    vi.advanceTimersByTime(200)
    finish()
    expect(done()).toBeCloseTo(step)
    vi.advanceTimersByTime(200)
    expect([done(), bar()!.className]).toEqual([1, ''])
    vi.advanceTimersByTime(200)
    expect(bar()!.className).toBe('done')
    vi.advanceTimersByTime(199)
    expect(bar()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect([bar(), isBusy()]).toEqual([null, false])
  },
)

test('R4.51 there is one bar at a time, and the end of an old one leaves the new one alone', () => {
  const finish = startProgress()
  vi.advanceTimersByTime(200)
  finish()
  const finishNext = startProgress()
  vi.advanceTimersByTime(200)
  expect(document.querySelectorAll('#nprogress')).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect([bar() === null, isBusy()]).toEqual([false, true])
  finishNext()
})
