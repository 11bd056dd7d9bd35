import { checkArgument } from '@signpost/utils-primitives'
import { deliver } from './deliver.ts'
import { Node, changed } from './graph.ts'
import { nodeKey } from './node-of.ts'
import type { Readable, ValueOptions } from './readable.ts'

import { checkValueOptions } from './value-options.ts'
import { openBatch } from './queue.ts'
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
 * @searchAlias behaviorsubject signal ref writable atom store state createsignal
 * @public
 */
export class ValueSubject<T> extends Subject<T> implements Readable<T> {
  readonly #node: Node
  /** Number of the batch in which the value was set last, and the value and version before that batch. */
  #batch = 0
  #before: unknown
  #version = 0

  static {
    // Not a member, so that it is in no declaration.
    Object.defineProperty(this.prototype, nodeKey, {
      get(this: ValueSubject<unknown>) {
        return this.#node
      },
    })
  }

  /**
   * Creates an open subject with a value.
   *
   * @param initial - The initial value. May be `undefined`.
   * @param options - Comparison of values, and a name for error messages.
   */
  constructor(initial: T, options: ValueOptions<T> = {}) {
    super()
    checkValueOptions('ValueSubject', options)
    const { equals = Object.is, name = 'value' } = options
    this.#node = new Node(name, equals)
    this.#node.succeed(initial)
  }

  /**
   * Current value.
   *
   * @throws The error passed to `error`, after that call.
   */
  get value(): T {
    const node = this.#node
    if (node.failed) throw node.error
    return node.value as T
  }

  /** Number of current subscriptions, and of computed values that are observed. */
  override get observerCount(): number {
    return this.#node.dependents
  }

  /**
   * Sets the value and delivers it. No effect once closed, or when the value equals the current one.
   *
   * @param value - The new value.
   * @throws The error of `equals`; the value is then unchanged.
   */
  set(value: T): void {
    const node = this.#node
    if (node.final || node.same(node.value, value)) return
    const batch = openBatch()
    if (batch !== this.#batch) {
      this.#batch = batch
      this.#before = node.value
      this.#version = node.version
    }
    if (batch && node.same(this.#before, value)) {
      // Set back: for those that have read the value before, nothing has changed.
      node.value = this.#before
      node.version = this.#version
    } else node.succeed(value)
    changed(node)
  }

  /**
   * Sets the value to the result of a function of the current value.
   *
   * @param change - Receives the current value and returns the new one. It must not mutate its argument, unless
   *   `equals` returns `false` for the same object.
   * @throws The error of `change`; the value is then unchanged.
   */
  update(change: (value: T) => T): void {
    checkArgument('INVALID_FUNCTION', change, 'a function for update', () => typeof change === 'function', 'call set')
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
    const node = this.#node
    if (!node.final) {
      node.fail(error)
      node.final = true
    }
    super.error(error)
    changed(node)
  }

  /** Ends successfully: the value is final. No effect once closed. */
  override complete(): void {
    if (this.closed) return
    this.#node.final = true
    super.complete()
    changed(this.#node, false)
  }

  /**
   * Delivers the current value and adds a subscriber.
   *
   * @param subscriber - Receives the values.
   */
  protected override connect(subscriber: Subscriber<T>): void {
    deliver(this.#node, subscriber)
  }
}
