import { checkArgument } from '@signpost/utils-primitives'
import { batch } from './batch.ts'
import { deliver } from './deliver.ts'
import { Node, changed } from './graph.ts'
import { nodeKey } from './node-of.ts'
import { Observable } from './observable.ts'
import type { Observer } from './observer.ts'
import type { Readable } from './readable.ts'
import { Subject } from './subject.ts'
import type { SubscribeOptions, Subscription } from './subscription.ts'

/**
 * A change of an {@link ObservableSet}: a value was added or deleted, or the set was cleared.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import type { SetChange } from '@signpost/observable'
 *
 * function describe(change: SetChange<string>): string {
 *   return change.type === 'clear' ? `${change.previous.size} gone` : `${change.type} ${change.value}`
 * }
 * ```
 *
 * @searchAlias event mutation diff patch
 * @public
 */
export type SetChange<T> =
  | { readonly type: 'add'; readonly value: T }
  | { readonly type: 'delete'; readonly value: T }
  | { readonly type: 'clear'; readonly previous: ReadonlySet<T> }

/**
 * A `Set` that reports its changes.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import { ObservableSet } from '@signpost/observable'
 *
 * const selected = new ObservableSet(['a'])
 * selected.changes.subscribe((change) => console.log(change))
 * selected.add('b').delete('a')
 * ```
 *
 * @searchAlias reactive collection unique reactiveset
 * @public
 */
export class ObservableSet<T> extends Set<T> implements Readable<ReadonlySet<T>> {
  readonly #subject = new Subject<SetChange<T>>()

  /**
   * Changes of the set, each delivered right after it is made. Operations without effect deliver nothing: adding an
   * existing value, deleting a missing one, clearing an empty set.
   */
  readonly changes: Observable<SetChange<T>> = this.#subject.asObservable()

  readonly #node = new Node('ObservableSet', () => false)
  readonly #values = new Observable<ReadonlySet<T>>((subscriber) => deliver(this.#node, subscriber))

  static {
    // Not a member, so that it is in no declaration.
    Object.defineProperty(this.prototype, nodeKey, {
      get(this: ObservableSet<unknown>) {
        return this.#node
      },
    })
  }

  /**
   * Creates a set with initial values, which are not reported as changes.
   *
   * @param values - The initial values. Defaults to none.
   */
  constructor(values?: Iterable<T> | null) {
    super()
    checkArgument(
      'INVALID_VALUES',
      values,
      'values in a list',
      () => typeof (values ?? [])[Symbol.iterator] === 'function',
      'pass [value]',
    )
    // The constructor of `Set` would call `add` before the fields above exist.
    for (const value of values ?? []) super.add(value)
    this.#node.succeed(this)
  }

  /** The set itself. Inside {@link computed} and {@link effect}, `get(set)` makes every change of it a dependency. */
  get value(): ReadonlySet<T> {
    return this
  }

  /**
   * Delivers the set now and after each change; once for the changes of a {@link batch}.
   *
   * @param observer - Receives the set, always the same object. A function is used as its `next`.
   * @param options - A signal that unsubscribes.
   * @returns The subscription, for unsubscribing.
   */
  subscribe(
    observer?: Observer<ReadonlySet<T>> | ((value: ReadonlySet<T>) => void),
    options?: SubscribeOptions,
  ): Subscription {
    return this.#values.subscribe(observer, options)
  }

  /**
   * Adds a value.
   *
   * @param value - The value.
   * @returns The set itself.
   */
  override add(value: T): this {
    if (this.has(value)) return this
    super.add(value)
    this.#report({ type: 'add', value })
    return this
  }

  /**
   * Removes a value.
   *
   * @param value - The value.
   * @returns Whether the value existed.
   */
  override delete(value: T): boolean {
    const deleted = super.delete(value)
    if (deleted) this.#report({ type: 'delete', value })
    return deleted
  }

  /** Removes all values, as one change. */
  override clear(): void {
    if (this.size === 0) return
    const previous = new Set(this)
    super.clear()
    this.#report({ type: 'clear', previous })
  }

  #report(change: SetChange<T>): void {
    this.#node.succeed(this)
    // In a batch, so that observers of the set are notified after those of this change.
    batch(() => {
      changed(this.#node)
      this.#subject.next(change)
    })
  }
}
