import { openKey, type OpenKey } from './open-key.ts'
import type { StorageOptions } from './storage-options.ts'
import { local } from './web-storage.ts'

/**
 * A storage key as an observable value, without a framework.
 *
 * A store decodes each distinct text once, and returns the same object until the text changes. It never throws because
 * of the storage: if that is missing, full or corrupt, the store keeps the value in memory and reports a
 * {@link StorageError}. It listens to the window only while it has subscribers.
 *
 * @typeParam T - The type of the stored value.
 *
 * @example
 * ```ts
 * import { StorageStore } from '@signpost/use-local-storage'
 *
 * const volume = new StorageStore('volume', 5)
 * const unsubscribe = volume.subscribe(() => console.log(volume.get()))
 *
 * volume.set((now) => now + 1)
 * unsubscribe()
 * ```
 * @see {@link (createStorageStore:1) | createStorageStore}
 * @searchAlias persist vanilla state save
 * @public
 */
export class StorageStore<T> {
  readonly #open: OpenKey<T>
  readonly #subscriptions = new Set<() => void>()

  /**
   * Creates a store. It accesses neither the storage nor `initial` before first use.
   *
   * @param key - The storage key.
   * @param initial - The value when no valid value is stored, or a function that returns it, called at most once.
   * @param options - See {@link StorageOptions}.
   *
   * @example
   * ```ts
   * import { StorageStore } from '@signpost/use-local-storage'
   *
   * const visitor = new StorageStore('visitor', () => crypto.randomUUID(), { storage: () => sessionStorage })
   * console.log(visitor.get())
   * ```
   */
  constructor(key: string, initial: T | (() => T), options: StorageOptions<T> = {}) {
    this.#open = openKey(key, initial, options, local)
    this.#open.report(options.onError ?? console.warn)
  }

  /**
   * The storage key.
   *
   * @example
   * ```ts
   * import { StorageStore } from '@signpost/use-local-storage'
   *
   * console.log(new StorageStore('theme', 'light').key) // 'theme'
   * ```
   */
  get key(): string {
    return this.#open.key
  }

  /**
   * The value when no valid value is stored, which is also the one to render on a server. Always the same object.
   *
   * @example
   * ```tsx
   * import { createStorageStore } from '@signpost/use-local-storage'
   * import { useSyncExternalStore } from 'react'
   *
   * const theme = createStorageStore('theme', 'light')
   *
   * export const useTheme = () =>
   *   useSyncExternalStore(
   *     (listener) => theme.subscribe(listener),
   *     () => theme.get(),
   *     () => theme.initial,
   *   )
   * ```
   */
  get initial(): T {
    return this.#open.initial()
  }

  /**
   * Returns the value: the stored one; after a failed write, the one that could not be stored; otherwise
   * {@link StorageStore.initial}.
   *
   * @returns The value. The same stored text gives the same object.
   *
   * @example
   * ```ts
   * import { createStorageStore } from '@signpost/use-local-storage'
   *
   * const theme = createStorageStore('theme', 'light')
   * document.documentElement.dataset['theme'] = theme.get()
   * ```
   */
  get(): T {
    const value = this.#open.get()
    this.#open.report()
    return value
  }

  /**
   * Stores a value, and notifies this store's subscribers and every other store of the key.
   *
   * If it cannot be stored, the failure is reported, and the value is kept in memory until the stored text next
   * changes.
   *
   * A value that {@link StorageOptions.validate} rejects is reported and changes nothing.
   *
   * @param next - The new value, or a function of the current one. `undefined` removes the key.
   *
   * @example
   * ```ts
   * import { createStorageStore } from '@signpost/use-local-storage'
   *
   * const visits = createStorageStore('visits', 0)
   * visits.set((count) => count + 1)
   * visits.set((count) => count + 1) // two more than before
   * ```
   */
  set(next: T | ((previous: T) => T)): void {
    this.#open.set(next)
  }

  /**
   * Removes the key, which restores {@link StorageStore.initial} here and in every other store of the key.
   *
   * @example
   * ```ts
   * import { createStorageStore } from '@signpost/use-local-storage'
   *
   * const draft = createStorageStore('draft', '')
   * draft.set('Dear reader')
   * draft.remove()
   * console.log(draft.get()) // ''
   * ```
   */
  remove(): void {
    this.#open.remove()
  }

  /**
   * Subscribes to changes of the value: by this store, by another store of the key, in another tab, by `clear()` there,
   * and when the page is restored from the back/forward cache.
   *
   * @param listener - Called without arguments; read the value with {@link StorageStore.get}. An error that it throws
   *   is reported by the runtime as uncaught, and the other listeners are still called.
   * @returns A function that unsubscribes. Further calls have no effect.
   *
   * @example
   * ```ts
   * import { createStorageStore } from '@signpost/use-local-storage'
   *
   * const theme = createStorageStore('theme', 'light')
   * const unsubscribe = theme.subscribe(() => {
   *   document.documentElement.dataset['theme'] = theme.get()
   * })
   * ```
   */
  subscribe(listener: () => void): () => void {
    const end = this.#open.subscribe(listener)
    const unsubscribe = () => {
      end()
      this.#subscriptions.delete(unsubscribe)
    }
    this.#subscriptions.add(unsubscribe)
    this.#open.report()
    return unsubscribe
  }

  /**
   * Ends all subscriptions and stops listening to the window. The store can still be read, written and subscribed to.
   *
   * @example
   * ```ts
   * import { createStorageStore } from '@signpost/use-local-storage'
   *
   * const store = createStorageStore('panel', 'open')
   * store.subscribe(() => console.log(store.get()))
   * store.dispose()
   * ```
   */
  dispose(): void {
    this.#subscriptions.forEach((unsubscribe) => unsubscribe())
  }

  /**
   * Same as {@link StorageStore.dispose}.
   *
   * @deprecated Use {@link StorageStore.dispose}. Will be removed in the next major version.
   */
  destroy(): void {
    this.dispose()
  }

  /** Same as {@link StorageStore.dispose}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.dispose()
  }
}
