import type { Readable, ValueOptions } from './readable.ts'
import { Source, register } from './source.ts'
import { Subject } from './subject.ts'
import type { Subscriber } from './subscriber.ts'

/**
 * A subject with a current value, which new subscribers receive at once.
 *
 * Setting an equal value has no effect. A value set by an observer is delivered after the current one has reached all
 * observers; an observer not yet notified receives only the latest. After `complete` the value stays readable, and
 * later subscribers receive it, then the end.
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
  readonly #source: Source<T>

  /**
   * Creates an open subject with a value.
   *
   * @param initial - The initial value. May be `undefined`.
   * @param options - Comparison of values.
   */
  constructor(initial: T, options: ValueOptions<T> = {}) {
    super()
    this.#value = initial
    const { equals = Object.is } = options
    this.#source = new Source({ read: () => this.value, closed: () => this.closed, equals })
    register(this, this.#source)
  }

  /**
   * Current value.
   *
   * @throws The error passed to `error`, after that call.
   */
  get value(): T {
    if (this.#failure) throw this.#failure.error
    return this.#value
  }

  /** Number of current subscriptions, and of computed values that are observed. */
  override get observerCount(): number {
    return this.#source.dependents
  }

  /**
   * Sets the value and delivers it. No effect once closed, or when the value equals the current one.
   *
   * @param value - The new value.
   * @throws The error of `equals`; the value is then unchanged.
   */
  set(value: T): void {
    if (this.closed || this.#source.parts.equals(this.#value, value)) return
    this.#value = value
    this.#source.version++
    this.#source.changed()
  }

  /**
   * Sets the value to the result of a function of the current value.
   *
   * @param change - Receives the current value and returns the new one. It must not mutate its argument, unless
   *   `equals` returns `false` for the same object.
   * @throws The error of `change`; the value is then unchanged.
   */
  update(change: (value: T) => T): void {
    this.set(change(this.value))
  }

  /**
   * Same as {@link ValueSubject.set}, so that the subject can observe another source.
   *
   * @param value - The new value.
   */
  override next(value: T): void {
    this.set(value)
  }

  /**
   * Ends with an error, for current and later subscribers and for reads of the value. Once closed, the error is
   * reported as unhandled.
   *
   * @param error - The error, of any type.
   */
  override error(error: unknown): void {
    if (!this.closed) this.#failure = { error }
    super.error(error)
    this.#source.changed()
  }

  /** Ends successfully: the value is final. No effect once closed. */
  override complete(): void {
    if (this.closed) return
    super.complete()
    this.#source.changed()
  }

  /**
   * Delivers the current value and adds a subscriber.
   *
   * @param subscriber - Receives the values.
   */
  protected override connect(subscriber: Subscriber<T>): void {
    this.#source.deliver(subscriber)
  }
}
