import { describe, expect, onTestFinished, test } from 'vitest'
import { installAnimationFrame, type FrameClock, type FrameClockOptions } from './frame-clock.ts'
import { spy } from './spy.ts'

function install(options?: FrameClockOptions): FrameClock {
  const clock = installAnimationFrame(options)
  onTestFinished(() => clock.restore())
  return clock
}

describe('installAnimationFrame', () => {
  test('calls back at the next frame, once, with its time', () => {
    const clock = install({ interval: 10, start: 100 })
    const [first, second] = [spy(), spy()]
    requestAnimationFrame(first)
    requestAnimationFrame(second)
    expect([first.calls, clock.now, clock.pending]).toEqual([[], 100, 2])
    clock.tick(2)
    expect([first.calls, second.calls]).toEqual([[[110]], [[110]]])
    expect([clock.now, clock.pending]).toEqual([120, 0])
  })

  test('runs a callback requested in a frame in the next one', () => {
    const clock = install()
    const times: number[] = []
    requestAnimationFrame(function again(time) {
      times.push(time)
      requestAnimationFrame(again)
    })
    clock.tick(3)
    expect(times).toEqual([1, 2, 3].map((frame) => expect.closeTo((frame * 1000) / 60, 6)))
    expect(clock.pending).toBe(1)
  })

  test('cancels, also within the frame, and no other', () => {
    const clock = install()
    const [early, late, kept] = [spy(), spy(), spy()]
    cancelAnimationFrame(requestAnimationFrame(early))
    requestAnimationFrame(() => cancelAnimationFrame(id))
    const id = requestAnimationFrame(late)
    requestAnimationFrame(kept)
    cancelAnimationFrame(0)
    clock.tick()
    expect([early.calls.length, late.calls.length, kept.calls.length]).toEqual([0, 0, 1])
  })

  test('runs the others when one throws, then throws it', () => {
    const clock = install()
    const [one, two] = [new Error('one'), new Error('two')]
    const fail = (error: Error) => () => {
      throw error
    }
    const after = spy()
    requestAnimationFrame(fail(one))
    requestAnimationFrame(after)
    expect(() => clock.tick()).toThrow(one)
    expect(after.calls.length).toBe(1)

    requestAnimationFrame(fail(one))
    requestAnimationFrame(fail(two))
    expect(() => clock.tick()).toThrow(expect.objectContaining({ name: 'AggregateError', errors: [one, two] }))
    clock.tick()
  })

  test('drops waiting callbacks, and restores the originals', () => {
    const outer = install()
    const request = globalThis.requestAnimationFrame
    const callback = spy()
    const inner = install()
    requestAnimationFrame(callback)
    expect([inner.pending, outer.pending]).toEqual([1, 0])
    inner[Symbol.dispose]()
    expect(inner.pending).toBe(0)
    inner.tick()
    expect(globalThis.requestAnimationFrame).toBe(request)
    outer.tick()
    expect(callback.calls).toEqual([])
  })

  test.each([0, -1, Number.NaN])('rejects an interval of %d, and installs nothing', (interval) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'requestAnimationFrame')
    expect(() => installAnimationFrame({ interval })).toThrow(
      `Expected interval to be a number of milliseconds above 0, found ${interval}: `,
    )
    expect(Object.getOwnPropertyDescriptor(globalThis, 'requestAnimationFrame')).toEqual(before)
  })
})
