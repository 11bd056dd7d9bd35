import type { StorageOptions } from './storage-options.ts'
import { StorageStore } from './storage-store.ts'

/**
 * Creates a {@link StorageStore} for a key of `localStorage`, or of another storage with `options.storage`.
 *
 * @typeParam T - The type of the stored value.
 * @param key - The storage key.
 * @param initial - The value when no valid value is stored, or a function that returns it, called at most once.
 * @param options - See {@link StorageOptions}.
 * @returns The store. Creating it has no side effects, so it can be created on a server and in a module.
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
 * @see {@link (useLocalStorage:namespace) | useLocalStorage} for React components
 * @searchAlias persist save browser session
 * @public
 */
export function createStorageStore<T>(key: string, initial: T | (() => T), options?: StorageOptions<T>): StorageStore<T>
/**
 * Creates a {@link StorageStore} whose value is `undefined` while no valid value is stored.
 *
 * @typeParam T - The type of the stored value. It cannot be inferred: specify it.
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
