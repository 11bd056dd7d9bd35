import { describe, expect, test } from 'vitest'
import { expectNoLeaks, ListenerLeakError } from './expect-no-leaks.ts'
import { spy } from './spy.ts'

const noop = (): void => undefined

/** Describes the leaks of a function. */
async function leaksOf(target: EventTarget, run: () => unknown): Promise<string> {
  return expectNoLeaks(target, run).then(
    () => 'none',
    (error: unknown) => {
      if (error instanceof ListenerLeakError) return error.message
      throw error
    },
  )
}

describe('expectNoLeaks', () => {
  test('catches a missing removeEventListener, and names the event', async () => {
    const target = new EventTarget()
    const error: unknown = await expectNoLeaks(target, () => {
      target.addEventListener('resize', noop, { passive: true })
      target.addEventListener('keydown', noop, true)
    }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ListenerLeakError)
    expect(error).toMatchObject({
      message: 'Expected every listener to be removed, found 2 left: resize, keydown (capture)',
      leaks: [
        { type: 'resize', capture: false, callback: noop },
        { type: 'keydown', capture: true, callback: noop },
      ],
    })
  })

  test.each<[string, (target: EventTarget) => unknown, string]>([
    ['nothing at all', noop, 'none'],
    [
      'a listener that is removed',
      (target) => {
        target.addEventListener('a', noop)
        target.removeEventListener('a', noop)
      },
      'none',
    ],
    [
      'one removed after a while',
      async (target) => {
        target.addEventListener('a', noop)
        await Promise.resolve()
        target.removeEventListener('a', noop)
      },
      'none',
    ],
    [
      'one added twice, which counts once',
      (target) => {
        target.addEventListener('a', noop)
        target.addEventListener('a', noop, { capture: false })
        target.removeEventListener('a', noop)
      },
      'none',
    ],
    [
      'one removed from the wrong phase',
      (target) => {
        target.addEventListener('a', noop, { capture: true })
        target.removeEventListener('a', noop)
      },
      'Expected every listener to be removed, found 1 left: a (capture)',
    ],
    [
      'another function of the same text',
      (target) => {
        target.addEventListener('a', () => undefined)
        target.removeEventListener('a', () => undefined)
      },
      'Expected every listener to be removed, found 1 left: a',
    ],
    [
      'a signal that aborts',
      (target) => {
        const stop = new AbortController()
        target.addEventListener('a', noop, { signal: stop.signal })
        stop.abort()
      },
      'none',
    ],
    [
      'a signal that does not',
      (target) => target.addEventListener('a', noop, { signal: new AbortController().signal }),
      'Expected every listener to be removed, found 1 left: a',
    ],
    [
      'a signal that has aborted',
      (target) => target.addEventListener('a', noop, { signal: AbortSignal.abort() }),
      'none',
    ],
    [
      'once, and the event',
      (target) => {
        target.addEventListener('a', noop, { once: true })
        target.dispatchEvent(new Event('a'))
      },
      'none',
    ],
    [
      'once, and no event',
      (target) => target.addEventListener('a', noop, { once: true }),
      'Expected every listener to be removed, found 1 left: a',
    ],
    [
      'once, removed',
      (target) => {
        target.addEventListener('a', noop, { once: true })
        target.removeEventListener('a', noop)
      },
      'none',
    ],
  ])('%s', async (_, run, expected) => {
    const target = new EventTarget()
    expect(await leaksOf(target, () => run(target))).toBe(expected)
  })

  test('listeners work as usual', async () => {
    const target = new EventTarget()
    const onEvent = spy()
    const handler = { handleEvent: spy() }
    await expectNoLeaks(target, () => {
      target.addEventListener('a', onEvent, { once: true })
      target.addEventListener('a', handler, { once: true })
      target.addEventListener('b', onEvent, { once: true })
      target.removeEventListener('b', onEvent)
      for (const type of ['a', 'a', 'b']) target.dispatchEvent(new Event(type))
    })
    expect(onEvent.calls.map(([event]) => (event as Event).type)).toEqual(['a'])
    expect(handler.handleEvent.calls.length).toBe(1)
  })

  test('does not count earlier ones', async () => {
    const target = new EventTarget()
    target.addEventListener('a', noop)
    expect(await leaksOf(target, () => target.addEventListener('b', noop))).toBe(
      'Expected every listener to be removed, found 1 left: b',
    )
    expect(await leaksOf(target, () => target.removeEventListener('a', noop))).toBe('none')
  })

  test('rethrows errors of the body, and restores the target', async () => {
    const target = new EventTarget()
    const failing = expectNoLeaks(target, async () => {
      target.addEventListener('a', noop)
      await Promise.resolve()
      throw new Error('the body threw')
    })
    expect(Object.getOwnPropertyNames(target)).toEqual(['addEventListener', 'removeEventListener'])
    await expect(failing).rejects.toThrow('the body threw')
    expect(Object.getOwnPropertyNames(target)).toEqual([])
  })
})
