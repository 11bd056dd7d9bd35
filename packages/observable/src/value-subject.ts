import type { Readable, ValueOptions } from './readable.ts'
import { Source, register } from './source.ts'
import { Subject } from './subject.ts'
import type { Subscriber } from './subscriber.ts'

/**
 * A subject that holds a value: it always has one, and a new subscriber receives it at once.
 *
 * A value equal to the current one is no change and reaches nobody. Set from inside an observer, the new value is
 * delivered after the current one has reached everybody; an observer that was not yet told receives only the newest.
 * After `complete` the value stays readable and later subscribers receive it, then the end.
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```ts
 * import { ValueSubject } from '@signpost/observable'
 *
 * const count = new ValueSubject(0)
 * count.subscribe((value) => console.log(value))
 * count.update((value) => value + 1)
 * console.log(count.value)
 * ```
 *
 * @public
 */
export class ValueSubject<T> extends Subject<T> implements Readable<T> {
  #value: T
  #failure: { error: unknown } | undefined
  readonly #equals: (previous: T, next: T) => boolean
  readonly #source: Source<T>

  /**
   * Begins open, with a value.
   *
   * @param initial - The first value; any, `undefined` included.
   * @param options - How to tell values apart.
   */
  constructor(initial: T, options: ValueOptions<T> = {}) {
    super()
    this.#value = initial
    this.#equals = options.equals ?? Object.is
    this.#source = new Source({ read: () => this.value, closed: () => this.closed })
    register(this, this.#source)
  }

  /**
   * The value now.
   *
   * @throws What was given to `error`, after that.
   */
  get value(): T {
    if (this.#failure) throw this.#failure.error
    return this.#value
  }

  /** How many listen now: subscriptions, and computed values that are themselves listened to. */
  override get observerCount(): number {
    return this.#source.dependents
  }

  /**
   * Stores a value and delivers it. Does nothing once closed, or when it equals the current one.
   *
   * @param value - The new value.
   * @throws What `equals` throws; the value is then the old one.
   */
  set(value: T): void {
    if (this.closed || this.#equals(this.#value, value)) return
    this.#value = value
    this.#source.changed()
  }

  /**
   * Stores what a function makes of the current value.
   *
   * @param change - Receives the value and returns the new one; it must not modify an object it is given.
   * @throws What `change` throws; the value is then the old one.
   */
  update(change: (value: T) => T): void {
    this.set(change(this.value))
  }

  /**
   * The same as {@link ValueSubject.set}, so that the subject can observe another source.
   *
   * @param value - The new value.
   */
  override next(value: T): void {
    this.set(value)
  }

  /**
   * Ends with a failure, for current and later subscribers, and for whoever reads the value. Once closed, the failure
   * is reported as unhandled.
   *
   * @param error - What went wrong, of any type.
   */
  override error(error: unknown): void {
    if (!this.closed) this.#failure = { error }
    super.error(error)
    this.#source.changed()
  }

  /** Ends well: the value is final. Does nothing once closed. */
  override complete(): void {
    if (this.closed) return
    super.complete()
    this.#source.changed()
  }

  /**
   * Delivers the value now and adds a subscriber.
   *
   * @param subscriber - Where to put the values.
   */
  protected override connect(subscriber: Subscriber<T>): void {
    this.#source.deliver(subscriber)
  }
}
