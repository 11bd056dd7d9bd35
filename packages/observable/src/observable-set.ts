import type { Observable } from './observable.ts'
import { Subject } from './subject.ts'

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
 * @public
 */
export class ObservableSet<T> extends Set<T> {
  readonly #subject = new Subject<SetChange<T>>()

  /**
   * Changes of the set, each delivered right after it is made. Operations without effect deliver nothing: adding an
   * existing value, deleting a missing one, clearing an empty set.
   */
  readonly changes: Observable<SetChange<T>> = this.#subject.asObservable()

  /**
   * Creates a set with initial values, which are not reported as changes.
   *
   * @param values - The initial values. Defaults to none.
   */
  constructor(values?: Iterable<T> | null) {
    super()
    // The constructor of `Set` would call `add` before the fields above exist.
    for (const value of values ?? []) super.add(value)
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
    this.#subject.next({ type: 'add', value })
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
    if (deleted) this.#subject.next({ type: 'delete', value })
    return deleted
  }

  /** Removes all values, as one change. */
  override clear(): void {
    if (this.size === 0) return
    const previous = new Set(this)
    super.clear()
    this.#subject.next({ type: 'clear', previous })
  }
}
