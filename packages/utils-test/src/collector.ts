/**
 * What {@link (collect:1) | collect} passes to a source.
 *
 * @typeParam T - What the source delivers.
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
  /** Receives the failure that ends the source. */
  readonly error: (error: unknown) => void
  /** Is told that the source has ended. */
  readonly complete: () => void
}

/**
 * A source that can be observed: an `Observable` of the DOM, of RxJS or of `@signpost/observable`, and others like them.
 *
 * @typeParam T - What the source delivers.
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
   * Starts to deliver.
   *
   * @param observer - Who receives.
   * @param options - A signal that aborts when nobody listens any more.
   * @returns What stops it: a function, an object with `unsubscribe` or a disposable. Anything else is ignored.
   */
  subscribe(observer: CollectorObserver<T>, options: { readonly signal: AbortSignal }): unknown
}

/**
 * Everything that a source delivers, made by {@link (collect:1) | collect}.
 *
 * @typeParam T - What the source delivers.
 *
 * @example
 * ```ts
 * import { collect, type Collector } from '@signpost/utils-test'
 *
 * using messages: Collector<string> = collect((next) => next('hello'))
 * await messages.atLeast(1) // ['hello']
 * ```
 *
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
   * Subscribes.
   *
   * @param source - What to collect from.
   */
  constructor(source: Subscribable<T>) {
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

  /** The values so far, the oldest first. A new list after each value: an earlier one stays as it is. */
  get values(): readonly T[] {
    return this.#values
  }

  /** Whether the source has ended well. */
  get completed(): boolean {
    return this.#state === 'completed'
  }

  /** Whether the source has failed. */
  get failed(): boolean {
    return this.#state === 'failed'
  }

  /** What the source failed with; `undefined` when it did not. */
  get error(): unknown {
    return this.#error
  }

  /**
   * Waits for values.
   *
   * @param count - How many there should be, those that are there already included.
   * @returns A promise of the first `count` values.
   * @throws An `Error`, as a rejection, when the source ends, fails (its failure is the `cause`) or is stopped before.
   */
  async atLeast(count: number): Promise<readonly T[]> {
    while (this.#values.length < count) {
      if (this.#state !== 'open') {
        throw new Error(
          `Expected ${count} values, but the source ${endings[this.#state]} after ${this.#values.length}`,
          this.failed ? { cause: this.#error } : {},
        )
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    return this.#values.slice(0, count)
  }

  /**
   * Waits for the end of the source.
   *
   * @returns A promise of all values.
   * @throws What the source fails with, as a rejection; an `Error` when it is stopped before.
   */
  async all(): Promise<readonly T[]> {
    while (this.#state === 'open') await new Promise<void>((resolve) => this.#waiting.push(resolve))
    if (this.#state === 'failed') throw this.#error
    if (this.#state === 'stopped')
      throw new Error(`Expected the source to end, but it was stopped after ${this.#values.length}`)
    return this.#values
  }

  /** Unsubscribes. The values stay. Does nothing the second time, or after the end of the source. */
  stop(): void {
    if (this.#state !== 'open') return
    this.#end('stopped')
    this.#stop.abort()
    release(this.#subscription)
  }

  /** The same as {@link Collector.stop}, for `using` declarations. */
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
 * Collects what an observable delivers.
 *
 * @typeParam T - What the source delivers. Name it where the source has several signatures, as in RxJS.
 * @param source - The observable, which is subscribed to at once.
 * @returns The values so far, at any time, and promises of those to come.
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
 * @public
 */
export function collect<T>(source: Subscribable<T>): Collector<T>
/**
 * Collects what a callback is called with.
 *
 * @typeParam T - What the callback is called with.
 * @param subscribe - Registers the callback; may return what removes it, as for {@link Subscribable.subscribe}.
 * @returns The values so far, at any time, and promises of those to come.
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
