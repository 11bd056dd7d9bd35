import { refresh, valueOf } from './evaluate.ts'
import { deliver } from './deliver.ts'
import { Node } from './graph.ts'
import { nodeKey } from './node-of.ts'
import { Observable } from './observable.ts'
import type { ReadValue, Readable, ValueOptions } from './readable.ts'

import { checkFunction, checkValueOptions } from './value-options.ts'
import type { Subscriber } from './subscriber.ts'

/**
 * A value derived from other values, created by {@link computed}.
 *
 * It is computed when it is read or observed, once for any number of simultaneous changes, and never from a mix of old
 * and new inputs. Its dependencies are those of the last run. While nobody observes it, it holds no subscriptions. It
 * completes when all of its dependencies have, because it cannot change any more.
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```ts
 * import { Computed, ValueSubject } from '@signpost/observable'
 *
 * const celsius = new ValueSubject(20)
 * const fahrenheit = new Computed((get) => get(celsius) * 1.8 + 32)
 * console.log(fahrenheit.value)
 * ```
 *
 * @searchAlias memo selector getter signal
 * @public
 */
export class Computed<T> extends Observable<T> implements Readable<T> {
  readonly #node: Node

  static {
    // Not a member, so that it is in no declaration.
    Object.defineProperty(this.prototype, nodeKey, {
      get(this: Computed<unknown>) {
        return this.#node
      },
    })
  }

  /**
   * Creates a computed value. The function does not run yet.
   *
   * @param compute - Computes the value from sources that it reads with the given function. It must be pure.
   * @param options - Comparison of values, and a name for error messages.
   * @throws `TypeError` when `compute` is not a function, or for an option of another name or type.
   */
  constructor(compute: (get: ReadValue) => T, options: ValueOptions<T> = {}) {
    super(() => {})
    checkFunction('computed', compute)
    checkValueOptions('computed', options)
    const { equals = Object.is, name = compute.name || 'computed value' } = options
    this.#node = new Node(name, equals, compute)
  }

  /**
   * Current value, computed if necessary.
   *
   * @throws The error of the function, until a dependency changes; an `Error` when the value depends on itself.
   */
  get value(): T {
    return valueOf(this.#node) as T
  }

  /**
   * Delivers the current value and adds a subscriber.
   *
   * @param subscriber - Receives the values.
   */
  protected override connect(subscriber: Subscriber<T>): void {
    deliver(this.#node, subscriber, refresh)
  }
}

/**
 * Creates a value that is computed from other values and kept up to date.
 *
 * @typeParam T - The type of the value.
 * @param compute - Computes the value from sources that it reads with the given function. It must be pure.
 * @param options - Comparison of values, and a name for error messages.
 * @returns A value that can be read and observed. It is computed on first use.
 *
 * @example
 * ```ts
 * import { ValueSubject, computed } from '@signpost/observable'
 *
 * const items = new ValueSubject([3, 4])
 * const sum = computed((get) => get(items).reduce((total, item) => total + item, 0))
 * sum.subscribe((total) => console.log(total))
 * items.update((list) => [...list, 5])
 * ```
 *
 * @searchAlias derived memo creatememo selector signal formula
 * @public
 */
export function computed<T>(compute: (get: ReadValue) => T, options: ValueOptions<T> = {}): Computed<T> {
  return new Computed(compute, options)
}
