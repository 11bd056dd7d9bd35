import type { StorageOptions } from './storage-options.ts'
import { StorageStore } from './storage-store.ts'

/**
 * Makes a {@link StorageStore} for one key of `localStorage`, or of another storage by `options.storage`.
 *
 * @typeParam T - The stored value.
 * @param key - The storage key.
 * @param initial - The value while nothing usable is stored, or a function that makes it, called at most once.
 * @param options - See {@link StorageOptions}.
 * @returns The store. It has touched nothing yet, so it can be made on a server, and in a module.
 *
 * @example
 * ```ts
 * import { createStorageStore } from '@signpost/use-local-storage'
 *
 * export const consent = createStorageStore('consent', false)
 *
 * consent.subscribe(() => console.log(consent.get() ? 'allowed' : 'refused'))
 * consent.set(true)
 * ```
 * @see {@link (useLocalStorage:namespace) | useLocalStorage} for the same in a React component
 * @public
 */
export function createStorageStore<T>(key: string, initial: T | (() => T), options?: StorageOptions<T>): StorageStore<T>
/**
 * Makes a {@link StorageStore} whose value is `undefined` while nothing is stored.
 *
 * @typeParam T - The stored value. Cannot be inferred: name it.
 * @param key - The storage key of `localStorage`.
 * @returns The store.
 *
 * @example
 * ```ts
 * import { createStorageStore } from '@signpost/use-local-storage'
 *
 * const name = createStorageStore<string>('name')
 * console.log(name.get()?.toUpperCase() ?? 'nobody')
 * ```
 * @public
 */
export function createStorageStore<T>(key: string): StorageStore<T | undefined>
export function createStorageStore<T>(
  key: string,
  initial?: T | (() => T),
  options?: StorageOptions<T | undefined>,
): StorageStore<T | undefined> {
  return new StorageStore<T | undefined>(key, initial, options)
}
