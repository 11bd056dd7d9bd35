import type { StorageError } from './storage-error.ts'
import type { StorageOptions } from './storage-options.ts'
import { useStorage } from './use-storage.ts'
import { local } from './web-storage.ts'

/**
 * React state kept in `localStorage`, synchronised across components and tabs that use the key.
 *
 * The value keeps its identity until the stored text changes, so it can be a dependency of an effect. `initial` and the
 * options may be inline: they are read when a key is first rendered; only `onError` is always the latest. On a server
 * and during hydration, the value is `initial`.
 *
 * @typeParam T - The type of the stored value. It must be supported by JSON or by `options.codec`.
 * @param key - The storage key. When it changes, the value of the new key is read.
 * @param initial - The value when no valid value is stored, or a function that returns it, called at most once.
 * @param options - See {@link (useLocalStorage:namespace).Options | useLocalStorage.Options}.
 * @returns The value, a setter, and a function that removes the key. Both functions have a stable identity.
 *
 * @example
 * ```tsx
 * import { useLocalStorage } from '@signpost/use-local-storage'
 *
 * export function Cart() {
 *   const [items, setItems, clearItems] = useLocalStorage<string[]>('cart', [])
 *   return (
 *     <>
 *       <p>{items.length} items</p>
 *       <button onClick={() => setItems((before) => [...before, 'apple'])}>Add an apple</button>
 *       <button onClick={clearItems}>Empty the cart</button>
 *     </>
 *   )
 * }
 * ```
 * @see {@link (useSessionStorage:1) | useSessionStorage} for state that ends with the tab
 * @searchAlias persist usepersistedstate save remember hook
 * @public
 */
export function useLocalStorage<T>(
  key: string,
  initial: T | (() => T),
  options?: useLocalStorage.Options<T>,
): useLocalStorage.Result<T>
/**
 * React state kept in `localStorage` that is `undefined` while no valid value is stored.
 *
 * @typeParam T - The type of the stored value. It cannot be inferred: specify it.
 * @param key - The storage key. When it changes, the value of the new key is read.
 * @returns The value, a setter, and a function that removes the key.
 *
 * @example
 * ```tsx
 * import { useLocalStorage } from '@signpost/use-local-storage'
 *
 * export function Greeting() {
 *   const [name, setName] = useLocalStorage<string>('name')
 *   if (name === undefined) return <button onClick={() => setName('Ada')}>I am Ada</button>
 *   return <p>Welcome back, {name}</p>
 * }
 * ```
 * @public
 */
export function useLocalStorage<T>(key: string): useLocalStorage.Result<T | undefined>
export function useLocalStorage<T>(
  key: string,
  initial?: T | (() => T),
  options: useLocalStorage.Options<T | undefined> = {},
): useLocalStorage.Result<T | undefined> {
  return useStorage<T | undefined>(key, initial, options, local)
}

/**
 * Types of the hook.
 *
 * @example
 * ```ts
 * import { useLocalStorage } from '@signpost/use-local-storage'
 *
 * export function useVolume(options?: useLocalStorage.Options<number>): useLocalStorage.Result<number> {
 *   return useLocalStorage('volume', 5, options)
 * }
 * ```
 * @public
 */
export namespace useLocalStorage {
  /**
   * Options of {@link (useLocalStorage:namespace) | useLocalStorage} and
   * {@link (useSessionStorage:1) | useSessionStorage}.
   *
   * @typeParam T - The type of the stored value.
   *
   * @example Untrusted stored values
   * ```ts
   * import { useLocalStorage } from '@signpost/use-local-storage'
   *
   * const percent: useLocalStorage.Options<number> = {
   *   validate: (value): value is number => typeof value === 'number' && value >= 0 && value <= 100,
   *   onError: (error) => console.info(error.message),
   * }
   *
   * export const useZoom = () => useLocalStorage('zoom', 100, percent)
   * ```
   * @public
   */
  export interface Options<T> extends StorageOptions<T> {
    /**
     * Receives every failure after React has committed, never during rendering, so it may set state. The function of
     * the latest render is called. Defaults to `console.warn`.
     */
    onError?: ((error: StorageError) => void) | undefined
  }

  /**
   * Result of the hook: the value, a setter, and a function that removes the key.
   *
   * @typeParam T - The type of the stored value.
   *
   * @example
   * ```ts
   * import { useLocalStorage } from '@signpost/use-local-storage'
   *
   * export function useFlag(key: string): readonly [on: boolean, toggle: () => void] {
   *   const [on, set]: useLocalStorage.Result<boolean> = useLocalStorage(key, false)
   *   return [on, () => set((before) => !before)]
   * }
   * ```
   * @public
   */
  export type Result<T> = readonly [value: T, set: (next: T | ((previous: T) => T)) => void, remove: () => void]
}
