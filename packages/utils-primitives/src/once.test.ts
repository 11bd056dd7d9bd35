import { expect, test, vi } from 'vitest'
import { noop } from './noop.ts'
import { once } from './once.ts'

test('calls once, and then returns the same result', () => {
  const fn = vi.fn((text: string) => ({ text }))
  const first = once(fn)
  expect(first('a')).toEqual({ text: 'a' })
  expect(first('b')).toBe(first('c'))
  expect(fn).toHaveBeenCalledExactlyOnceWith('a')
})

test('caches undefined', () => {
  const fn = vi.fn(noop)
  const first = once(fn)
  expect(first()).toBeUndefined()
  first()
  expect(fn).toHaveBeenCalledTimes(1)
})

test('tries again after a call that threw', () => {
  let calls = 0
  const first = once(() => {
    if (++calls === 1) throw new Error('not yet')
    return calls
  })
  expect(first).toThrow('not yet')
  expect(first()).toBe(2)
  expect(first()).toBe(2)
})

test('passes this on', () => {
  const counter = {
    count: 3,
    read: once(function (this: { count: number }) {
      return this.count
    }),
  }
  expect(counter.read()).toBe(3)
})
