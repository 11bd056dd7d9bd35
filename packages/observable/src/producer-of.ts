import { isPromiseLike, failure, shown } from '@signpost/utils-primitives'
import { reportUnhandled } from './report-unhandled.ts'
import type { ObservableInput, Subscribable } from './observable-input.ts'
import type { Observer } from './observer.ts'
import type { Producer, Subscriber } from './subscriber.ts'
import type { SubscribeOptions, Unsubscribable } from './subscription.ts'

/** Keys that distinguish the kinds of input. Any may be missing. */
interface Probe<T> extends Partial<AsyncIterable<T>>, Partial<Iterable<T>> {
  readonly [key: symbol]: unknown
  readonly '@@observable'?: unknown
  readonly subscribe?: unknown
}

/** A `subscribe` method that may also be stopped by a signal and then return nothing, as in browsers. */
interface Source<T> {
  subscribe(observer: Observer<T>, options: SubscribeOptions): Unsubscribable | undefined
}

/** `Symbol.observable`, if it exists. Read late: a polyfill may be loaded after this module. */
function interopSymbol(): symbol | undefined {
  return (Symbol as unknown as { readonly observable?: symbol }).observable
}

function forward<T>(source: Source<T>): Producer<T> {
  return (subscriber) => {
    const observer: Observer<T> = {
      next: (value) => subscriber.next(value),
      error: (error) => subscriber.error(error),
      complete: () => subscriber.complete(),
    }
    const subscription = source.subscribe(observer, { signal: subscriber.signal })
    return () => subscription?.unsubscribe?.()
  }
}

function iterate<T>(input: Iterable<T>): Producer<T> {
  return (subscriber) => {
    for (const value of input) {
      subscriber.next(value)
      if (!subscriber.active) return
    }
    subscriber.complete()
  }
}

async function drain<T>(input: AsyncIterable<T>, subscriber: Subscriber<T>): Promise<void> {
  // An iterator that has ended or failed by itself must not be closed.
  let open = true
  try {
    const iterator = input[Symbol.asyncIterator]()
    subscriber.addTeardown(() => {
      if (open) void (async () => iterator.return?.())().catch(reportUnhandled)
    })
    while (subscriber.active) {
      const result = await iterator.next()
      if (!result.done) subscriber.next(result.value)
      else {
        open = false
        subscriber.complete()
      }
    }
  } catch (error) {
    open = false
    if (subscriber.active) subscriber.error(error)
  }
}

function settle<T>(input: PromiseLike<T>): Producer<T> {
  return (subscriber) => {
    input.then(
      (value) => {
        subscriber.next(value)
        subscriber.complete()
      },
      (error: unknown) => {
        // Nobody is interested in the promise after unsubscribing, including its rejection.
        if (subscriber.active) subscriber.error(error)
      },
    )
  }
}

/**
 * Returns a producer for any kind of input.
 *
 * Checked in this order: the interop key, `subscribe`, async iteration, iteration, `then`.
 *
 * @throws `TypeError` when the input is none of these.
 */
export function producerOf<T>(input: ObservableInput<T>): Producer<T> {
  if (input != null) {
    const probe = input as Probe<T>
    const symbol = interopSymbol()
    const interop = (symbol && probe[symbol]) ?? probe['@@observable']
    const source = typeof interop === 'function' ? (interop as () => Subscribable<T>).call(input as never) : input
    if (typeof (source as Probe<T> | undefined)?.subscribe === 'function') return forward(source as Source<T>)
    if (probe[Symbol.asyncIterator]) return (subscriber) => void drain(input as AsyncIterable<T>, subscriber)
    if (probe[Symbol.iterator]) return iterate(input as Iterable<T>)
    if (isPromiseLike(input)) return settle(input as PromiseLike<T>)
  }
  throw failure(
    'INVALID_INPUT',
    `Expected an observable, an iterable or a promise, found ${shown(input)}: wrap it by Observable.of`,
  )
}
