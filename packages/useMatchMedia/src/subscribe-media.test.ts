import { describe, expect, test, vi } from 'vitest'
import { FakeMedia } from '../test/fake-media.ts'
import { readMedia, subscribeMedia, type MediaQuerySnapshot } from './index.ts'

describe('subscribeMedia', () => {
  test('notifies of changes, not of the initial state', () => {
    const fake = new FakeMedia()
    fake.set({ '(hover)': true })
    const told: MediaQuerySnapshot[] = []
    const stop = subscribeMedia('hover', (snapshot) => told.push(snapshot), fake.window)
    expect(told).toEqual([])
    fake.set({ '(hover)': false })
    expect(told).toEqual([{ query: '(hover)', media: '(hover)', matches: false }])
    stop()
    fake.set({ '(hover)': true })
    expect(told.length).toBe(1)
  })

  test.each([false, true])('all share one list, released with the last of them (legacy: %j)', (legacy) => {
    const fake = new FakeMedia()
    fake.legacy = legacy
    const told: string[] = []
    const stops = ['a', 'b', 'c'].map((name) => subscribeMedia(['min-width', 600], () => told.push(name), fake.window))
    expect([fake.asked, fake.listeners]).toEqual([['(min-width: 600px)'], { '(min-width: 600px)': 3 }])
    fake.set({ '(min-width: 600px)': true })
    expect(told).toEqual(['a', 'b', 'c'])

    stops[0]!()
    stops[0]!()
    stops[1]!()
    subscribeMedia('width >= 600px', () => {}, fake.window)
    expect([fake.asked.length, fake.listeners]).toEqual([2, { '(min-width: 600px)': 1, '(width >= 600px)': 1 }])
    stops[2]!()
    expect(fake.listeners).toEqual({ '(width >= 600px)': 1 })

    subscribeMedia('min-width: 600px', () => told.push('again'), fake.window)
    fake.set({ '(min-width: 600px)': false })
    expect([told.slice(3), fake.asked.length]).toEqual([['again'], 3])
  })

  test('one function subscribed twice is called twice, and unsubscribed separately', () => {
    const fake = new FakeMedia()
    const listener = vi.fn()
    const [stop] = [subscribeMedia('hover', listener, fake.window), subscribeMedia('hover', listener, fake.window)]
    fake.set({ '(hover)': true })
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    fake.set({ '(hover)': false })
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('a listener removed during a change is not called, an added one is called from the next change on', () => {
    const fake = new FakeMedia()
    const told: string[] = []
    const subscribe = (name: string, also?: () => void) =>
      subscribeMedia(
        'hover',
        () => {
          told.push(name)
          also?.()
        },
        fake.window,
      )
    const stopFirst = subscribe('first', () => {
      stopSecond()
      subscribe('late')
      stopFirst()
    })
    const stopSecond = subscribe('second')
    fake.set({ '(hover)': true })
    expect(told).toEqual(['first'])
    fake.set({ '(hover)': false })
    expect(told).toEqual(['first', 'late'])
  })

  test('windows are independent', () => {
    const [one, two] = [new FakeMedia(), new FakeMedia()]
    const told: number[] = []
    subscribeMedia('hover', () => told.push(1), one.window)
    subscribeMedia('hover', () => told.push(2), two.window)
    two.set({ '(hover)': true })
    expect(told).toEqual([2])
  })

  test('does nothing where there is no window', () => {
    expect(globalThis.window).toBeUndefined()
    expect(subscribeMedia('hover', () => {})()).toBeUndefined()
  })
})

describe('readMedia', () => {
  test('reads, from the shared list when there is one', () => {
    const fake = new FakeMedia()
    fake.set({ print: true })
    expect(readMedia('print', { window: fake.window })).toEqual({ query: 'print', media: 'print', matches: true })
    subscribeMedia('print', () => {}, fake.window)
    fake.set({ print: false })
    expect(readMedia('print', { window: fake.window, initial: true }).matches).toBe(false)
    expect(fake.asked).toEqual(['print', 'print'])
  })

  test('is the default where there is no window, or one without media queries', () => {
    expect(readMedia('hover')).toEqual({ query: '(hover)', media: '', matches: false })
    const window = {} as Window
    expect(readMedia('hover', { window, initial: true })).toEqual({ query: '(hover)', media: '', matches: true })
  })
})
