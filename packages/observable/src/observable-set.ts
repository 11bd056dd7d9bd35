import type { Observable } from './observable.ts'
import { Subject } from './subject.ts'

/**
 * What happened to an {@link ObservableSet}: one value was added or deleted, or all were cleared.
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
 * A `Set` that tells what changes in it.
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
   * Each change, right after it was made. Nothing is told when nothing changed: adding a value that is there, deleting
   * one that is missing, clearing an empty set.
   */
  readonly changes: Observable<SetChange<T>> = this.#subject.asObservable()

  /**
   * Copies the values; these are no changes yet.
   *
   * @param values - What the set holds at first. An empty set when absent.
   */
  constructor(values?: Iterable<T> | null) {
    super()
    // Set's own constructor would call `add` before the fields above exist.
    for (const value of values ?? []) super.add(value)
  }

  /**
   * Puts a value in.
   *
   * @param value - Which.
   * @returns The set itself.
   */
  override add(value: T): this {
    if (this.has(value)) return this
    super.add(value)
    this.#subject.next({ type: 'add', value })
    return this
  }

  /**
   * Takes a value out.
   *
   * @param value - Which.
   * @returns False when it was missing.
   */
  override delete(value: T): boolean {
    const deleted = super.delete(value)
    if (deleted) this.#subject.next({ type: 'delete', value })
    return deleted
  }

  /** Takes everything out, in one change. */
  override clear(): void {
    if (this.size === 0) return
    const previous = new Set(this)
    super.clear()
    this.#subject.next({ type: 'clear', previous })
  }
}
