import { describe, expect, test } from 'vitest'
import { FakeMotion } from '../test/fake-motion.ts'
import { getMotionPreference, MotionPreference, REDUCED_MOTION_QUERY, watchMotionPreference } from './index.ts'

const { NoPreference, Reduce } = MotionPreference

describe('getMotionPreference', () => {
  test('reads the preference of the window', () => {
    expect(getMotionPreference(new FakeMotion(true).window)).toBe(Reduce)
    expect(getMotionPreference(new FakeMotion(false).window)).toBe(NoPreference)
  })

  test('is to reduce where there is no window, or one without media queries', () => {
    expect(globalThis.window).toBeUndefined()
    expect(getMotionPreference()).toBe(Reduce)
    expect(getMotionPreference({} as Window)).toBe(Reduce)
  })

  test('its values and the query are those of CSS', () => {
    expect(REDUCED_MOTION_QUERY).toBe(`(prefers-reduced-motion: ${Reduce})`)
    expect(NoPreference).toBe('no-preference')
  })
})

describe('watchMotionPreference', () => {
  test('reports changes until stopped', () => {
    const fake = new FakeMotion()
    const told: MotionPreference[] = []
    const stop = watchMotionPreference((preference) => told.push(preference), { window: fake.window })
    expect(told).toEqual([])
    fake.reduced = true
    fake.reduced = false
    expect(told).toEqual([Reduce, NoPreference])
    stop()
    stop()
    fake.reduced = true
    expect([told.length, fake.listeners]).toEqual([2, 0])
  })

  test('stops when its signal aborts', () => {
    const fake = new FakeMotion()
    const told: MotionPreference[] = []
    const controller = new AbortController()
    const { signal } = controller
    watchMotionPreference((preference) => told.push(preference), { window: fake.window, signal })
    fake.reduced = true
    controller.abort()
    expect(fake.listeners).toBe(0)
    fake.reduced = false
    expect(told).toEqual([Reduce])
  })

  test('leaves no listener on a signal that outlives it', () => {
    const fake = new FakeMotion()
    const { signal } = new AbortController()
    const listeners = new Set<unknown>()
    signal.addEventListener = (_type: string, listener: unknown) => void listeners.add(listener)
    signal.removeEventListener = (_type: string, listener: unknown) => void listeners.delete(listener)
    const stop = watchMotionPreference(() => {}, { window: fake.window, signal })
    expect(listeners.size).toBe(1)
    stop()
    expect(listeners.size).toBe(0)
  })

  test('does not start with an aborted signal, nor without a window', () => {
    const fake = new FakeMotion()
    const stop = watchMotionPreference(() => {}, { window: fake.window, signal: AbortSignal.abort() })
    expect(fake.listeners).toBe(0)
    expect([stop(), watchMotionPreference(() => {})()]).toEqual([undefined, undefined])
  })
})
