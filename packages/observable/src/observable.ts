/* eslint-disable @typescript-eslint/no-invalid-void-type -- a producer may return a teardown or nothing at all */
import { failure, shown, checkOptions, checkArgument } from '@signpost/utils-primitives'
import { iterateAsync } from './async-iterator.ts'
import { Delivery } from './delivery.ts'
import type { ObservableInput } from './observable-input.ts'
import type { Observer } from './observer.ts'
import type { Operator } from './operator.ts'
import { producerOf } from './producer-of.ts'
import type { Producer, Subscriber, Teardown } from './subscriber.ts'
import type { SubscribeOptions, Subscription } from './subscription.ts'

/**
 * A lazy source of values over time. Each subscription runs the producer again.
 *
 * It follows the contract of the {@link https://wicg.github.io/observable/ | WICG Observable}, with two differences:
 * observers do not share one producer (use {@link operators.share}), and `subscribe` returns a {@link Subscription}.
 * Delivery is synchronous: values that a producer delivers while it starts arrive before `subscribe` returns.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import { Observable } from '@signpost/observable'
 *
 * const clock = new Observable<number>((subscriber) => {
 *   const timer = setInterval(() => subscriber.next(Date.now()), 1000)
 *   return () => clearInterval(timer)
 * })
 *
 * const subscription = clock.subscribe((now) => console.log(now))
 * subscription.unsubscribe()
 * ```
 *
 * @searchAlias stream reactive rxjs flow publisher cold
 * @public
 */
export class Observable<T> implements AsyncIterable<T> {
  readonly #producer: Producer<T>

  /**
   * Creates an observable. The producer does not run yet.
   *
   * @param producer - Called once per subscription. An error that it throws becomes the error of that subscription.
   * @throws `TypeError` when the producer is not a function.
   */
  constructor(producer: Producer<T>) {
    if (typeof producer !== 'function') {
      throw failure(
        'INVALID_FUNCTION',
        `Expected a function for Observable, found ${shown(producer)}: pass (subscriber) => ....`,
      )
    }
    this.#producer = producer
  }

  /**
   * Creates an observable of fixed values.
   *
   * @typeParam T - The type of the values.
   * @param values - Delivered synchronously and in this order to every subscriber.
   * @returns A source that completes after the last value.
   */
  static of<T>(...values: T[]): Observable<T> {
    return Observable.from(values)
  }

  /**
   * Creates an observable from another source.
   *
   * The input is treated as the first that applies: an `Observable` (returned as it is), an object with the interop
   * key, one with a `subscribe` method, an async iterable, an iterable (a string gives its characters), a promise. An
   * async iterator is closed when its subscriber leaves. The rejection of a promise without subscribers is ignored.
   *
   * @typeParam T - The type of the values.
   * @param input - The source to read, again for every subscription.
   * @returns A source of the same values.
   * @throws `TypeError` when the input is none of these.
   */
  static from<T>(input: ObservableInput<T>): Observable<T> {
    return input instanceof Observable ? (input as Observable<T>) : new Observable(producerOf(input))
  }

  /**
   * Subscribes an observer, which starts the source.
   *
   * @param observer - Receives the values. A function is used as its `next`. Without an observer, the source runs for
   *   its side effects, and its error is reported as unhandled.
   * @param options - A signal that unsubscribes.
   * @returns The subscription, for unsubscribing.
   */
  subscribe(observer: Observer<T> | ((value: T) => void) = {}, options: SubscribeOptions = none): Subscription {
    const given: Observer<T> = typeof observer === 'function' ? { next: observer } : observer
    // Only a wrong one costs a check: Node.js reads its environment slowly.
    if (given === observer)
      checkArgument(
        'INVALID_OBSERVER',
        given,
        'an observer',
        () => {
          if (Object(given) !== given) return false
          const known = ['next', 'error', 'complete'] as const
          const present = known.filter((name) => given[name] !== undefined)
          // An empty observer is one too; one with other names only has misspelt them.
          if (present.length === 0) return Object.keys(given).every((name) => known.includes(name as 'next'))
          return present.every((name) => typeof given[name] === 'function')
        },
        'pass a function or { next }',
      )
    checkSignal('subscribe', options)
    const delivery = new Delivery<T>(given)
    if (options.signal) delivery.follow(options.signal)
    start(this, delivery)
    return delivery
  }

  /**
   * Returns this observable.
   *
   * @returns The same observable.
   */
  pipe(): Observable<T>
  /**
   * Applies an operator.
   *
   * @typeParam A - The values after the operator.
   * @param a - The operator.
   * @returns The result of the operator.
   */
  pipe<A>(a: Operator<T, A>): Observable<A>
  /**
   * Applies two operators from left to right, each to the result of the previous one.
   *
   * @typeParam A - The values after the first operator.
   * @typeParam B - The values after the second operator.
   * @param a - The first operator, applied to this source.
   * @param b - The second operator, applied to the result of the first.
   * @returns The result of the last operator.
   */
  pipe<A, B>(a: Operator<T, A>, b: Operator<A, B>): Observable<B>
  /**
   * Applies three operators.
   *
   * @typeParam A - The values after the first operator.
   * @typeParam B - The values after the second operator.
   * @typeParam C - The values after the third operator.
   * @param a - The first operator.
   * @param b - The second operator.
   * @param c - The third operator.
   * @returns The result of the last operator.
   */
  pipe<A, B, C>(a: Operator<T, A>, b: Operator<A, B>, c: Operator<B, C>): Observable<C>
  /**
   * Applies four operators.
   *
   * @typeParam A - The values after the first operator.
   * @typeParam B - The values after the second operator.
   * @typeParam C - The values after the third operator.
   * @typeParam D - The values after the fourth operator.
   * @param a - The first operator.
   * @param b - The second operator.
   * @param c - The third operator.
   * @param d - The fourth operator.
   * @returns The result of the last operator.
   */
  pipe<A, B, C, D>(a: Operator<T, A>, b: Operator<A, B>, c: Operator<B, C>, d: Operator<C, D>): Observable<D>
  /**
   * Applies five operators.
   *
   * @typeParam A - The values after the first operator.
   * @typeParam B - The values after the second operator.
   * @typeParam C - The values after the third operator.
   * @typeParam D - The values after the fourth operator.
   * @typeParam E - The values after the fifth operator.
   * @param a - The first operator.
   * @param b - The second operator.
   * @param c - The third operator.
   * @param d - The fourth operator.
   * @param e - The fifth operator.
   * @returns The result of the last operator.
   */
  pipe<A, B, C, D, E>(
    a: Operator<T, A>,
    b: Operator<A, B>,
    c: Operator<B, C>,
    d: Operator<C, D>,
    e: Operator<D, E>,
  ): Observable<E>
  /**
   * Applies six operators. For more, call `pipe` on the result.
   *
   * @typeParam A - The values after the first operator.
   * @typeParam B - The values after the second operator.
   * @typeParam C - The values after the third operator.
   * @typeParam D - The values after the fourth operator.
   * @typeParam E - The values after the fifth operator.
   * @typeParam F - The values after the sixth operator.
   * @param a - The first operator.
   * @param b - The second operator.
   * @param c - The third operator.
   * @param d - The fourth operator.
   * @param e - The fifth operator.
   * @param f - The sixth operator.
   * @returns The result of the last operator.
   */
  pipe<A, B, C, D, E, F>(
    a: Operator<T, A>,
    b: Operator<A, B>,
    c: Operator<B, C>,
    d: Operator<C, D>,
    e: Operator<D, E>,
    f: Operator<E, F>,
  ): Observable<F>
  pipe(...operators: ((source: never) => unknown)[]): unknown {
    return operators.reduce<unknown>((source, operator) => {
      checkArgument('INVALID_OPERATOR', operator, 'an operator', () => typeof operator === 'function', 'see operators')
      return operator(source as never)
    }, this)
  }

  /**
   * Waits for the first value, then unsubscribes.
   *
   * @param options - A signal that cancels waiting.
   * @returns The value. Rejects with the error of the source, with the reason of the signal, or with a `RangeError` if
   *   the source completes without a value.
   */
  first(options: SubscribeOptions = none): Promise<T> {
    return this.#settle(options, (resolve, reject, stop) => ({
      next(value) {
        resolve(value)
        stop()
      },
      error: reject,
      complete: () =>
        reject(
          failure(
            'EMPTY',
            'Expected a first value, found an observable that completed without one: use startWith',
            RangeError,
          ),
        ),
    }))
  }

  /**
   * Waits for the source to complete and collects its values.
   *
   * @param options - A signal that cancels waiting.
   * @returns All values in order. Rejects with the error of the source or with the reason of the signal.
   */
  toArray(options: SubscribeOptions = none): Promise<T[]> {
    const values: T[] = []
    return this.#settle(options, (resolve, reject) => ({
      next: (value) => void values.push(value),
      error: reject,
      complete: () => resolve(values),
    }))
  }

  /**
   * Iterates over the values with `for await`. The first step subscribes; leaving the loop unsubscribes.
   *
   * Values that arrive while the loop is busy are queued, without limit.
   *
   * @returns An iterator with its own subscription.
   */
  [Symbol.asyncIterator](): AsyncIterableIterator<T> {
    return iterateAsync((observer) => this.subscribe(observer))
  }

  /**
   * Returns this observable, for interoperability with other libraries. If `Symbol.observable` exists, it is a method
   * of that name too.
   *
   * @returns The same observable.
   */
  '@@observable'(): Observable<T> {
    return this
  }

  /**
   * Starts a subscription. {@link Observable.subscribe} calls it for each one. Subclasses that replay values override
   * it.
   *
   * @param subscriber - Receives the values.
   * @returns A teardown that releases resources, if any.
   */
  protected connect(subscriber: Subscriber<T>): Teardown | void {
    return this.#producer(subscriber)
  }

  #settle<R>(
    options: SubscribeOptions,
    observe: (resolve: (result: R) => void, reject: (error: unknown) => void, stop: () => void) => Observer<T>,
  ): Promise<R> {
    return new Promise((resolve, reject) => {
      checkSignal('this promise', options)
      const delivery = new Delivery<T>(observe(resolve, reject, () => delivery.unsubscribe()))
      delivery.addTeardown(() => {
        if (options.signal?.aborted) reject(options.signal.reason)
      })
      if (options.signal) delivery.follow(options.signal)
      start(this, delivery)
    })
  }
}

/** Runs a source for a delivery that is not closed. An error thrown by the source becomes its error. */
export function start<T>(source: Observable<T>, delivery: Delivery<T>): void {
  if (delivery.closed) return
  try {
    const teardown = source['connect'](delivery)
    if (typeof teardown === 'function') delivery.addTeardown(teardown)
    else if (teardown as unknown)
      checkArgument(
        'INVALID_TEARDOWN',
        teardown,
        'nothing or a teardown returned by a producer',
        // Primitive values are those of an arrow function without braces. A promise or a subscription would not be ended.
        () => Object(teardown) !== teardown,
        'return a function that ends it, as in () => subscription.unsubscribe()',
      )
  } catch (error) {
    delivery.error(error)
  }
}

const none: SubscribeOptions = {}

/** Checks the options of a subscription; most have none. */
function checkSignal(taker: string, options: SubscribeOptions): void {
  if (options !== none) checkOptions(taker, options, { signal: 'AbortSignal' })
}

const interop = (Symbol as unknown as { readonly observable?: symbol }).observable
if (interop) {
  Object.defineProperty(Observable.prototype, interop, {
    value: Observable.prototype['@@observable'],
    configurable: true,
    writable: true,
  })
}
