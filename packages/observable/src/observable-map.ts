import type { Observable } from './observable.ts'
import { Subject } from './subject.ts'

/**
 * What happened to an {@link ObservableMap}: one key was added, updated or deleted, or all were cleared.
 *
 * @typeParam K - The type of the keys.
 * @typeParam V - The type of the values.
 *
 * @example
 * ```ts
 * import type { MapChange } from '@signpost/observable'
 *
 * function describe(change: MapChange<string, number>): string {
 *   return change.type === 'clear' ? `${change.previous.size} gone` : `${change.type} ${change.key}`
 * }
 * ```
 *
 * @public
 */
export type MapChange<K, V> =
  | { readonly type: 'add'; readonly key: K; readonly value: V }
  | { readonly type: 'update'; readonly key: K; readonly value: V; readonly previous: V }
  | { readonly type: 'delete'; readonly key: K; readonly previous: V }
  | { readonly type: 'clear'; readonly previous: ReadonlyMap<K, V> }

/**
 * A `Map` that tells what changes in it.
 *
 * @typeParam K - The type of the keys.
 * @typeParam V - The type of the values.
 *
 * @example
 * ```ts
 * import { ObservableMap } from '@signpost/observable'
 *
 * const stock = new ObservableMap([['apples', 3]])
 * stock.changes.subscribe((change) => console.log(change))
 * stock.set('apples', 2).set('pears', 5)
 * ```
 *
 * @public
 */
export class ObservableMap<K, V> extends Map<K, V> {
  readonly #subject = new Subject<MapChange<K, V>>()

  /**
   * Each change, right after it was made. Nothing is told when nothing changed: setting the value a key has
   * (by `Object.is`), deleting a key that is missing, clearing an empty map.
   */
  readonly changes: Observable<MapChange<K, V>> = this.#subject.asObservable()

  /**
   * Copies the entries; these are no changes yet.
   *
   * @param entries - Pairs of key and value. An empty map when absent.
   */
  constructor(entries?: Iterable<readonly [K, V]> | null) {
    super()
    // Map's own constructor would call `set` before the fields above exist.
    for (const [key, value] of entries ?? []) super.set(key, value)
  }

  /**
   * Stores a value.
   *
   * @param key - Where to.
   * @param value - What.
   * @returns The map itself.
   */
  override set(key: K, value: V): this {
    const known = this.has(key)
    const previous = this.get(key) as V
    if (known && Object.is(previous, value)) return this
    super.set(key, value)
    this.#subject.next(known ? { type: 'update', key, value, previous } : { type: 'add', key, value })
    return this
  }

  /**
   * Removes a key.
   *
   * @param key - Which.
   * @returns False when it was missing.
   */
  override delete(key: K): boolean {
    const previous = this.get(key) as V
    const deleted = super.delete(key)
    if (deleted) this.#subject.next({ type: 'delete', key, previous })
    return deleted
  }

  /** Removes everything, in one change. */
  override clear(): void {
    if (this.size === 0) return
    const previous = new Map(this)
    super.clear()
    this.#subject.next({ type: 'clear', previous })
  }

  /**
   * Reads a value, after storing one if the key is missing. Newer hosts have this method on every `Map`.
   *
   * @param key - Where to look.
   * @param value - What to store if the key is missing.
   * @returns The value that the key has then.
   */
  getOrInsert(key: K, value: V): V {
    return this.getOrInsertComputed(key, () => value)
  }

  /**
   * Reads a value, after making and storing one if the key is missing. Newer hosts have this method on every `Map`.
   *
   * @param key - Where to look.
   * @param make - Makes the value from the key; not called if the key is there.
   * @returns The value that the key has then.
   * @throws What `make` throws; the map is then as before.
   */
  getOrInsertComputed(key: K, make: (key: K) => V): V {
    if (!this.has(key)) this.set(key, make(key))
    return this.get(key) as V
  }
}
