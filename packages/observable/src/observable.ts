/* eslint-disable @typescript-eslint/no-invalid-void-type -- a producer may return a teardown or nothing at all */
import { iterateAsync } from './async-iterator.ts'
import { Delivery } from './delivery.ts'
import type { ObservableInput } from './observable-input.ts'
import type { Observer } from './observer.ts'
import type { Operator } from './operator.ts'
import { producerOf } from './producer-of.ts'
import type { Producer, Subscriber, Teardown } from './subscriber.ts'
import type { SubscribeOptions, Subscription } from './subscription.ts'

/**
 * Values over time. Nothing runs until somebody subscribes, and each subscription runs the producer anew.
 *
 * The contract is that of the {@link https://wicg.github.io/observable/ | WICG Observable}, with two differences:
 * observers do not share one producer (use {@link operators.share}), and `subscribe` returns a {@link Subscription}.
 * Delivery is synchronous: what a producer puts in while it starts arrives before `subscribe` returns.
 *
 * @typeParam T - What is delivered.
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
 * @public
 */
export class Observable<T> implements AsyncIterable<T> {
  readonly #producer: Producer<T>

  /**
   * Keeps the producer for later; it does not run yet.
   *
   * @param producer - Called once for every subscription. What it throws becomes the error of that subscription.
   * @throws `TypeError` when it is not a function.
   */
  constructor(producer: Producer<T>) {
    if (typeof producer !== 'function') {
      throw new TypeError(`new Observable got a producer of type ${typeof producer}; it takes a function.`)
    }
    this.#producer = producer
  }

  /**
   * Makes an observable of fixed values.
   *
   * @typeParam T - What is delivered.
   * @param values - Delivered in this order, at once, to every subscriber.
   * @returns A source that completes after the last value.
   */
  static of<T>(...values: T[]): Observable<T> {
    return Observable.from(values)
  }

  /**
   * Makes an observable of whatever can be seen as one.
   *
   * Tried in this order: an `Observable` (returned as it is), the interop key, a `subscribe` method, async iteration,
   * iteration (a string gives its characters), a promise. An async iterator is told to return when its subscriber
   * leaves; the failure of a promise nobody waits for any more is dropped.
   *
   * @typeParam T - What is delivered.
   * @param input - The source to read, anew for every subscription.
   * @returns A source of the same values.
   * @throws `TypeError` when the input is none of these.
   */
  static from<T>(input: ObservableInput<T>): Observable<T> {
    return input instanceof Observable ? (input as Observable<T>) : new Observable(producerOf(input))
  }

  /**
   * Starts the source for one observer.
   *
   * @param observer - Who receives the values; a function is the `next` of one. Left out, the source runs for its
   *   effects and its failure is reported as unhandled.
   * @param options - A signal that unsubscribes.
   * @returns What stops it.
   */
  subscribe(observer: Observer<T> | ((value: T) => void) = {}, options: SubscribeOptions = {}): Subscription {
    const delivery = new Delivery<T>(typeof observer === 'function' ? { next: observer } : observer)
    if (options.signal) delivery.follow(options.signal)
    start(this, delivery)
    return delivery
  }

  /**
   * Gives the source as it is.
   *
   * @returns The same observable.
   */
  pipe(): Observable<T>
  /**
   * Applies one operator.
   *
   * @typeParam A - What the result delivers.
   * @param a - Applied to this source.
   * @returns What the operator made.
   */
  pipe<A>(a: Operator<T, A>): Observable<A>
  /**
   * Applies two operators.
   *
   * @typeParam A - What the first one delivers.
   * @typeParam B - What the result delivers.
   * @param a - Applied to this source.
   * @param b - Applied to what the one before made.
   * @returns What the last operator made.
   */
  pipe<A, B>(a: Operator<T, A>, b: Operator<A, B>): Observable<B>
  /**
   * Applies three operators.
   *
   * @typeParam A - What the first one delivers.
   * @typeParam B - What the second one delivers.
   * @typeParam C - What the result delivers.
   * @param a - Applied to this source.
   * @param b - Applied to what the one before made.
   * @param c - Applied to what the one before made.
   * @returns What the last operator made.
   */
  pipe<A, B, C>(a: Operator<T, A>, b: Operator<A, B>, c: Operator<B, C>): Observable<C>
  /**
   * Applies four operators.
   *
   * @typeParam A - What the first one delivers.
   * @typeParam B - What the second one delivers.
   * @typeParam C - What the third one delivers.
   * @typeParam D - What the result delivers.
   * @param a - Applied to this source.
   * @param b - Applied to what the one before made.
   * @param c - Applied to what the one before made.
   * @param d - Applied to what the one before made.
   * @returns What the last operator made.
   */
  pipe<A, B, C, D>(a: Operator<T, A>, b: Operator<A, B>, c: Operator<B, C>, d: Operator<C, D>): Observable<D>
  /**
   * Applies five operators.
   *
   * @typeParam A - What the first one delivers.
   * @typeParam B - What the second one delivers.
   * @typeParam C - What the third one delivers.
   * @typeParam D - What the fourth one delivers.
   * @typeParam E - What the result delivers.
   * @param a - Applied to this source.
   * @param b - Applied to what the one before made.
   * @param c - Applied to what the one before made.
   * @param d - Applied to what the one before made.
   * @param e - Applied to what the one before made.
   * @returns What the last operator made.
   */
  pipe<A, B, C, D, E>(
    a: Operator<T, A>,
    b: Operator<A, B>,
    c: Operator<B, C>,
    d: Operator<C, D>,
    e: Operator<D, E>,
  ): Observable<E>
  /**
   * Applies six operators. For more, pipe the result again.
   *
   * @typeParam A - What the first one delivers.
   * @typeParam B - What the second one delivers.
   * @typeParam C - What the third one delivers.
   * @typeParam D - What the fourth one delivers.
   * @typeParam E - What the fifth one delivers.
   * @typeParam F - What the result delivers.
   * @param a - Applied to this source.
   * @param b - Applied to what the one before made.
   * @param c - Applied to what the one before made.
   * @param d - Applied to what the one before made.
   * @param e - Applied to what the one before made.
   * @param f - Applied to what the one before made.
   * @returns What the last operator made.
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
    return operators.reduce<unknown>((source, operator) => operator(source as never), this)
  }

  /**
   * Waits for the first value, then unsubscribes.
   *
   * @param options - A signal that gives up waiting.
   * @returns The value. Rejects with the error of the source, with the reason of the signal, or with a `RangeError`
   *   when the source completes without a value.
   */
  first(options: SubscribeOptions = {}): Promise<T> {
    return this.#settle(options, (resolve, reject, stop) => ({
      next(value) {
        resolve(value)
        stop()
      },
      error: reject,
      complete: () => reject(new RangeError('The observable completed without a value, so it has no first one.')),
    }))
  }

  /**
   * Waits for the end.
   *
   * @param options - A signal that gives up waiting.
   * @returns Every value in order. Rejects with the error of the source or with the reason of the signal.
   */
  toArray(options: SubscribeOptions = {}): Promise<T[]> {
    const values: T[] = []
    return this.#settle(options, (resolve, reject) => ({
      next: (value) => void values.push(value),
      error: reject,
      complete: () => resolve(values),
    }))
  }

  /**
   * Reads the source with `for await`. Subscribes at the first step; leaving the loop unsubscribes.
   *
   * Values that arrive while the loop is busy are kept, without limit.
   *
   * @returns An iterator of its own subscription.
   */
  [Symbol.asyncIterator](): AsyncIterableIterator<T> {
    return iterateAsync((observer) => this.subscribe(observer))
  }

  /**
   * Lets other libraries recognise this source. Where `Symbol.observable` exists, it is a method of that name too.
   *
   * @returns The same observable.
   */
  '@@observable'(): Observable<T> {
    return this
  }

  /**
   * Starts one subscription; {@link Observable.subscribe} calls it for each. A subclass that keeps something to
   * replay overrides it.
   *
   * @param subscriber - Where to put the values.
   * @returns What to free at the end, if anything.
   */
  protected connect(subscriber: Subscriber<T>): Teardown | void {
    return this.#producer(subscriber)
  }

  #settle<R>(
    options: SubscribeOptions,
    observe: (resolve: (result: R) => void, reject: (error: unknown) => void, stop: () => void) => Observer<T>,
  ): Promise<R> {
    return new Promise((resolve, reject) => {
      const delivery = new Delivery<T>(observe(resolve, reject, () => delivery.unsubscribe()))
      delivery.addTeardown(() => {
        if (options.signal?.aborted) reject(options.signal.reason)
      })
      if (options.signal) delivery.follow(options.signal)
      start(this, delivery)
    })
  }
}

/** Runs a source for one delivery, unless that is closed already. What the source throws becomes its error. */
export function start<T>(source: Observable<T>, delivery: Delivery<T>): void {
  if (delivery.closed) return
  try {
    const teardown = source['connect'](delivery)
    if (typeof teardown === 'function') delivery.addTeardown(teardown)
  } catch (error) {
    delivery.error(error)
  }
}

const interop = (Symbol as unknown as { readonly observable?: symbol }).observable
if (interop) {
  Object.defineProperty(Observable.prototype, interop, {
    value: Observable.prototype['@@observable'],
    configurable: true,
    writable: true,
  })
}
