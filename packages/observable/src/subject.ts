/* eslint-disable @typescript-eslint/no-invalid-void-type -- a producer may return a teardown or nothing at all */
import { Observable } from './observable.ts'
import type { Observer } from './observer.ts'
import { reportUnhandled } from './report-unhandled.ts'
import type { Subscriber, Teardown } from './subscriber.ts'

/**
 * A source controlled from outside: values passed to `next` are delivered to all current subscribers.
 *
 * `error` and `complete` are final. Later subscribers are notified of the same end at once.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import { Subject } from '@signpost/observable'
 *
 * const clicks = new Subject<string>()
 * clicks.subscribe((name) => console.log(name))
 * clicks.next('save')
 * clicks.complete()
 * ```
 *
 * @searchAlias event bus emitter pubsub eventemitter hot broadcast
 * @public
 */
export class Subject<T> extends Observable<T> implements Observer<T>, Disposable {
  /** A list, because adding to a set and deleting from it takes three times as long. */
  readonly #subscribers: Subscriber<T>[] = []
  #closed = false
  #failure: { error: unknown } | undefined

  /** Creates an open subject without subscribers. */
  constructor() {
    super(() => {})
  }

  /** Whether `error` or `complete` was called. */
  get closed(): boolean {
    return this.#closed
  }

  /** Number of current subscribers. */
  get observerCount(): number {
    return this.#subscribers.length
  }

  /**
   * Delivers a value to all subscribers at the time of the call. No effect once closed.
   *
   * @param value - The value.
   */
  next(value: T): void {
    for (const subscriber of [...this.#subscribers]) subscriber.next(value)
  }

  /**
   * Ends with an error, for current and later subscribers. Once closed, the error is reported as unhandled.
   *
   * @param error - The error, of any type.
   */
  error(error: unknown): void {
    if (this.#closed) {
      reportUnhandled(error)
      return
    }
    this.#failure = { error }
    this.#end((subscriber) => subscriber.error(error))
  }

  /** Ends successfully, for current and later subscribers. No effect once closed. */
  complete(): void {
    this.#end((subscriber) => subscriber.complete())
  }

  /**
   * Returns a read-only view, so that only the owner of the subject can deliver values.
   *
   * @returns An observable of the same values.
   */
  asObservable(): Observable<T> {
    return new Observable((subscriber) => this.connect(subscriber))
  }

  /** Same as {@link Subject.complete}. */
  dispose(): void {
    this.complete()
  }

  /** Same as {@link Subject.complete}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.complete()
  }

  /**
   * Adds a subscriber, or notifies it of the end.
   *
   * @param subscriber - Receives the values.
   * @returns A teardown that removes it; `undefined` after the end.
   */
  protected override connect(subscriber: Subscriber<T>): Teardown | void {
    if (this.#failure) subscriber.error(this.#failure.error)
    else if (this.#closed) subscriber.complete()
    else {
      this.#subscribers.push(subscriber)
      // After the end, the list is empty.
      return () => void this.#subscribers.splice(this.#subscribers.indexOf(subscriber), 1)
    }
  }

  #end(tell: (subscriber: Subscriber<T>) => void): void {
    this.#closed = true
    // One may end another, which an error must not reach: it would be reported as unhandled.
    for (const subscriber of this.#subscribers.splice(0)) if (subscriber.active) tell(subscriber)
  }
}
