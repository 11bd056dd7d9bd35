import { expectTypeOf } from 'expect-type'
import { describe, expect, test } from 'vitest'
import { collect, type Collector, type CollectorObserver } from './collector.ts'
import { spy } from './spy.ts'

/** A source controlled by the test, with a given return value of `subscribe`. */
function source<R>(subscription: R): {
  observer: CollectorObserver<string>
  collected: Collector<string>
  signal: AbortSignal
} {
  let observer!: CollectorObserver<string>
  let signal!: AbortSignal
  const collected = collect({
    subscribe(given: CollectorObserver<string>, options: { readonly signal: AbortSignal }): R {
      observer = given
      signal = options.signal
      return subscription
    },
  })
  return { observer, collected, signal }
}

describe('collect', () => {
  test('collects values until the end', async () => {
    const { observer, collected } = source(undefined)
    observer.next('a')
    const before = collected.values
    observer.next('b')
    expect([before, collected.values]).toEqual([['a'], ['a', 'b']])
    expect([collected.completed, collected.failed]).toEqual([false, false])
    const all = collected.all()
    observer.complete()
    observer.next('too late')
    observer.error(new Error('too late'))
    expect([collected.completed, collected.failed, collected.error]).toEqual([true, false, undefined])
    expect(await all).toEqual(['a', 'b'])
  })

  test('collects the error', async () => {
    const { observer, collected } = source(undefined)
    const error = new Error('broken')
    observer.next('a')
    const all = collected.all()
    observer.error(error)
    expect([collected.completed, collected.failed, collected.error]).toEqual([false, true, error])
    await expect(all).rejects.toBe(error)
    await expect(collected.atLeast(2)).rejects.toMatchObject({
      message: 'Expected 2 values, found 1: the source failed',
      cause: error,
    })
    expect(await collected.atLeast(1)).toEqual(['a'])
  })

  test('waits for a number of values', async () => {
    const { observer, collected } = source(undefined)
    const two = collected.atLeast(2)
    for (const value of ['a', 'b', 'c']) observer.next(value)
    expect(await two).toEqual(['a', 'b'])
    const four = collected.atLeast(4)
    observer.complete()
    await expect(four).rejects.toThrow('Expected 4 values, found 3: the source ended')
  })

  test.each([
    ['a function', (end: () => void) => end],
    ['an object with unsubscribe', (end: () => void) => ({ unsubscribe: end })],
    ['a disposable', (end: () => void) => ({ [Symbol.dispose]: end })],
  ])('stops a source that returns %s, once', async (_, make) => {
    const end = spy()
    const { observer, collected, signal } = source(make(end))
    observer.next('a')
    expect([end.calls.length, signal.aborted]).toEqual([0, false])
    collected.stop()
    collected.stop()
    observer.next('too late')
    expect([end.calls.length, signal.aborted, collected.values]).toEqual([1, true, ['a']])
    await expect(collected.all()).rejects.toThrow('Expected the source to end, found a stop at 1')
    await expect(collected.atLeast(2)).rejects.toThrow('Expected 2 values, found 1: the source was stopped')
  })

  test('does not stop a source that has ended', () => {
    const end = spy()
    const { observer, collected } = source({ unsubscribe: end })
    observer.complete()
    collected.stop()
    expect([end.calls.length, collected.completed]).toEqual([0, true])
  })

  test('stops a callback when the block ends', () => {
    const target = new EventTarget()
    let seen: Collector<string>
    {
      using types = collect<string>((next) => {
        const listener = (event: Event): void => next(event.type)
        target.addEventListener('a', listener)
        return () => target.removeEventListener('a', listener)
      })
      seen = types
      target.dispatchEvent(new Event('a'))
    }
    target.dispatchEvent(new Event('a'))
    expect(seen.values).toEqual(['a'])
  })

  test('accepts observables of RxJS and the DOM', () => {
    interface Rx<T> {
      subscribe(observerOrNext?: Partial<CollectorObserver<T>> | ((value: T) => void)): { unsubscribe(): void }
      subscribe(next?: ((value: T) => void) | null, error?: ((error: unknown) => void) | null): { unsubscribe(): void }
    }
    interface Dom<T> {
      subscribe(
        observer?: ((value: T) => void) | Partial<CollectorObserver<T>>,
        options?: { signal?: AbortSignal },
      ): void
    }
    const collectRx = (observable: Rx<number>) => collect<number>(observable)
    const collectDom = (observable: Dom<number>) => collect(observable)
    expectTypeOf(collectRx).returns.toEqualTypeOf<Collector<number>>()
    expectTypeOf(collectDom).returns.toEqualTypeOf<Collector<number>>()
  })
})
