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
 * A change of an {@link ObservableMap}: a key was added, updated or deleted, or the map was cleared.
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
 * @searchAlias event mutation diff patch
 * @public
 */
export type MapChange<K, V> =
  | { readonly type: 'add'; readonly key: K; readonly value: V }
  | { readonly type: 'update'; readonly key: K; readonly value: V; readonly previous: V }
  | { readonly type: 'delete'; readonly key: K; readonly previous: V }
  | { readonly type: 'clear'; readonly previous: ReadonlyMap<K, V> }

/**
 * A `Map` that reports its changes.
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
 * @searchAlias reactive dictionary reactivemap hash keyed collection
 * @public
 */
export class ObservableMap<K, V> extends Map<K, V> implements Readable<ReadonlyMap<K, V>> {
  readonly #subject = new Subject<MapChange<K, V>>()

  /**
   * Changes of the map, each delivered right after it is made. Operations without effect deliver nothing: setting the
   * value that a key already has (by `Object.is`), deleting a missing key, clearing an empty map.
   */
  readonly changes: Observable<MapChange<K, V>> = this.#subject.asObservable()

  readonly #node = new Node('ObservableMap', () => false)
  readonly #values = new Observable<ReadonlyMap<K, V>>((subscriber) => deliver(this.#node, subscriber))

  static {
    // Not a member, so that it is in no declaration.
    Object.defineProperty(this.prototype, nodeKey, {
      get(this: ObservableMap<unknown, unknown>) {
        return this.#node
      },
    })
  }

  /**
   * Creates a map with initial entries, which are not reported as changes.
   *
   * @param entries - Pairs of key and value. Defaults to none.
   */
  constructor(entries?: Iterable<readonly [K, V]> | null) {
    super()
    checkArgument(
      'INVALID_ENTRIES',
      entries,
      'entries in a list',
      () => typeof (entries ?? [])[Symbol.iterator] === 'function',
      'pass [[key, value]]',
    )
    // The constructor of `Map` would call `set` before the fields above exist.
    for (const entry of entries ?? []) {
      checkArgument('INVALID_ENTRIES', entry, 'an entry', () => Object(entry) === entry, 'pass [[key, value]]')
      super.set(entry[0], entry[1])
    }
    this.#node.succeed(this)
  }

  /** The map itself. Inside {@link computed} and {@link effect}, `get(map)` makes every change of it a dependency. */
  get value(): ReadonlyMap<K, V> {
    return this
  }

  /**
   * Delivers the map now and after each change; once for the changes of a {@link batch}.
   *
   * @param observer - Receives the map, always the same object. A function is used as its `next`.
   * @param options - A signal that unsubscribes.
   * @returns The subscription, for unsubscribing.
   */
  subscribe(
    observer?: Observer<ReadonlyMap<K, V>> | ((value: ReadonlyMap<K, V>) => void),
    options?: SubscribeOptions,
  ): Subscription {
    return this.#values.subscribe(observer, options)
  }

  /**
   * Stores a value.
   *
   * @param key - The key.
   * @param value - The value.
   * @returns The map itself.
   */
  override set(key: K, value: V): this {
    const known = this.has(key)
    const previous = this.get(key) as V
    if (known && Object.is(previous, value)) return this
    super.set(key, value)
    this.#report(known ? { type: 'update', key, value, previous } : { type: 'add', key, value })
    return this
  }

  /**
   * Removes a key.
   *
   * @param key - The key.
   * @returns Whether the key existed.
   */
  override delete(key: K): boolean {
    const previous = this.get(key) as V
    const deleted = super.delete(key)
    if (deleted) this.#report({ type: 'delete', key, previous })
    return deleted
  }

  /** Removes all entries, as one change. */
  override clear(): void {
    if (this.size === 0) return
    const previous = new Map(this)
    super.clear()
    this.#report({ type: 'clear', previous })
  }

  /**
   * Returns the value of a key, storing a default if the key is missing. Newer runtimes have this method on every
   * `Map`.
   *
   * @param key - The key.
   * @param value - The default.
   * @returns The existing or stored value.
   */
  getOrInsert(key: K, value: V): V {
    return this.getOrInsertComputed(key, () => value)
  }

  /**
   * Returns the value of a key, computing and storing one if the key is missing. Newer runtimes have this method on
   * every `Map`.
   *
   * @param key - The key.
   * @param make - Computes the value from the key. Not called if the key exists.
   * @returns The existing or stored value.
   * @throws The error of `make`; the map is then unchanged.
   */
  getOrInsertComputed(key: K, make: (key: K) => V): V {
    if (!this.has(key)) this.set(key, make(key))
    return this.get(key) as V
  }

  #report(change: MapChange<K, V>): void {
    this.#node.succeed(this)
    // In a batch, so that observers of the map are notified after those of this change.
    batch(() => {
      changed(this.#node)
      this.#subject.next(change)
    })
  }
}
