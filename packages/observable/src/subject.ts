/* eslint-disable @typescript-eslint/no-invalid-void-type -- a producer may return a teardown or nothing at all */
import { Observable } from './observable.ts'
import type { Observer } from './observer.ts'
import { reportUnhandled } from './report-unhandled.ts'
import type { Subscriber, Teardown } from './subscriber.ts'

/**
 * A source fed from outside: what goes into `next` comes out at every current subscriber.
 *
 * `error` and `complete` are final. Whoever subscribes later is told the same end at once.
 *
 * @typeParam T - What is delivered.
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
 * @public
 */
export class Subject<T> extends Observable<T> implements Observer<T>, Disposable {
  readonly #subscribers = new Set<Subscriber<T>>()
  #closed = false
  #failure: { error: unknown } | undefined

  /** Begins open and without subscribers. */
  constructor() {
    super(() => {})
  }

  /** True after `error` or `complete`. */
  get closed(): boolean {
    return this.#closed
  }

  /** How many listen now. */
  get observerCount(): number {
    return this.#subscribers.size
  }

  /**
   * Delivers one value to everybody who is subscribed when it is called. Does nothing once closed.
   *
   * @param value - What they receive.
   */
  next(value: T): void {
    for (const subscriber of [...this.#subscribers]) subscriber.next(value)
  }

  /**
   * Ends with a failure, for current and later subscribers. Once closed, the failure is reported as unhandled.
   *
   * @param error - What went wrong, of any type.
   */
  error(error: unknown): void {
    if (this.#closed) {
      reportUnhandled(error)
      return
    }
    this.#failure = { error }
    this.#end((subscriber) => subscriber.error(error))
  }

  /** Ends well, for current and later subscribers. Does nothing once closed. */
  complete(): void {
    this.#end((subscriber) => subscriber.complete())
  }

  /**
   * Hides the way in, to hand out a source that only its owner can feed.
   *
   * @returns An observable of the same values.
   */
  asObservable(): Observable<T> {
    return new Observable((subscriber) => this.connect(subscriber))
  }

  /** The same as {@link Subject.complete}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.complete()
  }

  /**
   * Adds a subscriber, or tells it the end.
   *
   * @param subscriber - Where to put the values.
   * @returns What removes it; nothing when the end has come.
   */
  protected override connect(subscriber: Subscriber<T>): Teardown | void {
    if (this.#failure) subscriber.error(this.#failure.error)
    else if (this.#closed) subscriber.complete()
    else {
      this.#subscribers.add(subscriber)
      return () => void this.#subscribers.delete(subscriber)
    }
  }

  #end(tell: (subscriber: Subscriber<T>) => void): void {
    this.#closed = true
    const subscribers = [...this.#subscribers]
    this.#subscribers.clear()
    subscribers.forEach(tell)
  }
}
