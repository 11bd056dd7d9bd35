import { checkArgument, failure } from '@signpost/utils-primitives'

/**
 * Observer that {@link (collect:1) | collect} passes to a source.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import type { CollectorObserver } from '@signpost/utils-test'
 *
 * function countTo(limit: number, observer: CollectorObserver<number>): void {
 *   for (let n = 1; n <= limit; n++) observer.next(n)
 *   observer.complete()
 * }
 * ```
 *
 * @public
 */
export interface CollectorObserver<T> {
  /** Receives a value. */
  readonly next: (value: T) => void
  /** Receives the error that ends the source. */
  readonly error: (error: unknown) => void
  /** Called when the source completes. */
  readonly complete: () => void
}

/**
 * An observable source: an `Observable` of the DOM, of RxJS or of `@signpost/observable`, and others like them.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import { collect, type Subscribable } from '@signpost/utils-test'
 *
 * const digits: Subscribable<number> = {
 *   subscribe(observer) {
 *     for (const digit of [1, 2, 3]) observer.next(digit)
 *     observer.complete()
 *   },
 * }
 * collect(digits).values // [1, 2, 3]
 * ```
 *
 * @public
 */
export interface Subscribable<T> {
  /**
   * Subscribes an observer.
   *
   * @param observer - Receives the values.
   * @param options - A signal that aborts when the collector stops.
   * @returns A way to unsubscribe: a function, an object with `unsubscribe`, or a disposable. Other values are ignored.
   */
  subscribe(observer: CollectorObserver<T>, options: { readonly signal: AbortSignal }): unknown
}

/**
 * The values delivered by a source, created by {@link (collect:1) | collect}.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import { collect, type Collector } from '@signpost/utils-test'
 *
 * using messages: Collector<string> = collect((next) => next('hello'))
 * await messages.atLeast(1) // ['hello']
 * ```
 *
 * @searchAlias recorder emissions history
 * @public
 */
export class Collector<T> implements Disposable {
  readonly #stop = new AbortController()
  #values: readonly T[] = []
  #state: 'open' | 'completed' | 'failed' | 'stopped' = 'open'
  #error: unknown
  #waiting: (() => void)[] = []
  readonly #subscription: unknown

  /**
   * Subscribes to a source.
   *
   * @param source - The source.
   */
  constructor(source: Subscribable<T>) {
    checkArgument(
      'INVALID_SOURCE',
      source,
      'a source with subscribe, or a function',
      () => typeof (Object(source) as { subscribe?: unknown }).subscribe === 'function',
      'pass an observable or (next) => ...',
    )
    const observer: CollectorObserver<T> = {
      next: (value) => {
        if (this.#state !== 'open') return
        this.#values = [...this.#values, value]
        this.#notify()
      },
      error: (error) => this.#end('failed', error),
      complete: () => this.#end('completed'),
    }
    this.#subscription = source.subscribe(observer, { signal: this.#stop.signal })
  }

  /** The values so far, oldest first. Each value creates a new list, so earlier lists do not change. */
  get values(): readonly T[] {
    return this.#values
  }

  /** Whether the source has completed. */
  get completed(): boolean {
    return this.#state === 'completed'
  }

  /** Whether the source has failed. */
  get failed(): boolean {
    return this.#state === 'failed'
  }

  /** The error of the source; `undefined` if it has not failed. */
  get error(): unknown {
    return this.#error
  }

  /**
   * Waits for a number of values.
   *
   * @param count - The number of values, including those already received.
   * @returns A promise of the first `count` values.
   * @throws An `Error`, as a rejection, when the source completes, fails (with its error as `cause`) or is stopped
   *   before.
   */
  async atLeast(count: number): Promise<readonly T[]> {
    checkArgument(
      'INVALID_COUNT',
      count,
      'a whole number of values from 0',
      () => Number.isSafeInteger(count) && count >= 0,
      'pass how many to wait for',
      RangeError,
    )
    while (this.#values.length < count) {
      if (this.#state !== 'open') {
        throw failure(
          'TOO_FEW',
          `Expected ${count} values, found ${this.#values.length}: the source ${endings[this.#state]}`,
          Error,
          this.failed ? { cause: this.#error } : {},
        )
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    return this.#values.slice(0, count)
  }

  /**
   * Waits for the source to complete.
   *
   * @returns A promise of all values.
   * @throws The error of the source, as a rejection; an `Error` when it is stopped before.
   */
  async all(): Promise<readonly T[]> {
    while (this.#state === 'open') await new Promise<void>((resolve) => this.#waiting.push(resolve))
    if (this.#state === 'failed') throw this.#error
    if (this.#state === 'stopped')
      throw failure(
        'STOPPED',
        `Expected the source to end, found a stop at ${this.#values.length} values: stop it later`,
        Error,
      )
    return this.#values
  }

  /** Unsubscribes. The values are kept. No effect after the first call or the end of the source. */
  stop(): void {
    if (this.#state !== 'open') return
    this.#end('stopped')
    this.#stop.abort()
    release(this.#subscription)
  }

  /** Same as {@link Collector.stop}. */
  dispose(): void {
    this.stop()
  }

  /** Same as {@link Collector.stop}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.stop()
  }

  #end(state: 'completed' | 'failed' | 'stopped', error?: unknown): void {
    if (this.#state !== 'open') return
    this.#state = state
    this.#error = error
    this.#notify()
  }

  #notify(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resume of waiting) resume()
  }
}

/**
 * Collects the values of an observable.
 *
 * @typeParam T - The type of the values. Specify it for a source with overloads, as in RxJS.
 * @param source - The observable. It is subscribed to at once.
 * @returns A collector with the values so far, and promises of later ones.
 *
 * @example
 * ```ts
 * import { collect, type Subscribable } from '@signpost/utils-test'
 *
 * declare const clicks: Subscribable<string>
 *
 * using collected = collect(clicks)
 * const [first, second] = await collected.atLeast(2)
 * ```
 *
 * @searchAlias gather toarray record stream emitted subscriber
 * @public
 */
export function collect<T>(source: Subscribable<T>): Collector<T>
/**
 * Collects the arguments of a callback.
 *
 * @typeParam T - The type of the argument.
 * @param subscribe - Registers the callback, and may return a way to remove it, as for {@link Subscribable.subscribe}.
 * @returns A collector with the values so far, and promises of later ones.
 *
 * @example
 * ```ts
 * import { collect } from '@signpost/utils-test'
 *
 * using widths = collect<number>((next) => {
 *   const listener = () => next(window.innerWidth)
 *   window.addEventListener('resize', listener)
 *   return () => window.removeEventListener('resize', listener)
 * })
 * ```
 *
 * @public
 */
export function collect<T>(subscribe: (next: (value: T) => void) => unknown): Collector<T>
export function collect<T>(source: Subscribable<T> | ((next: (value: T) => void) => unknown)): Collector<T> {
  return new Collector<T>(typeof source === 'function' ? { subscribe: ({ next }) => source(next) } : source)
}

const endings = { completed: 'ended', failed: 'failed', stopped: 'was stopped' }

function release(subscription: unknown): void {
  if (typeof subscription === 'function') {
    subscription()
    return
  }
  const { unsubscribe, [Symbol.dispose]: dispose } = Object(subscription) as {
    unsubscribe?: unknown
    [Symbol.dispose]?: unknown
  }
  const end = typeof unsubscribe === 'function' ? unsubscribe : dispose
  if (typeof end === 'function') end.call(subscription)
}
