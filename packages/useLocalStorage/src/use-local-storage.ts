import type { StorageError } from './storage-error.ts'
import type { StorageOptions } from './storage-options.ts'
import { useStorage } from './use-storage.ts'
import { local } from './web-storage.ts'

/**
 * React state that is kept in `localStorage` and is the same in every component and tab that names the key.
 *
 * The value keeps its identity until the stored text changes, so it can be a dependency of an effect. `initial` and
 * the options may be written inline: they are taken when the key is first rendered, and again when the key changes;
 * only `onError` is always the latest. On a server and while hydrating, the value is `initial`.
 *
 * @typeParam T - The stored value. JSON can hold it, or `options.codec` encodes it.
 * @param key - The storage key. When it changes, the value of the new key is read.
 * @param initial - The value while nothing usable is stored, or a function that makes it, called at most once.
 * @param options - See {@link (useLocalStorage:namespace).Options | useLocalStorage.Options}.
 * @returns The value, a function to set it and a function to remove the key. Both functions keep their identity.
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
 * @public
 */
export function useLocalStorage<T>(
  key: string,
  initial: T | (() => T),
  options?: useLocalStorage.Options<T>,
): useLocalStorage.Result<T>
/**
 * React state in `localStorage` that is `undefined` while nothing is stored.
 *
 * @typeParam T - The stored value. Cannot be inferred: name it.
 * @param key - The storage key. When it changes, the value of the new key is read.
 * @returns The value, a function to set it and a function to remove the key.
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
 * The types of the hook, reachable through its name.
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
   * The options of {@link (useLocalStorage:namespace) | useLocalStorage} and
   * {@link (useSessionStorage:1) | useSessionStorage}.
   *
   * @typeParam T - The stored value.
   *
   * @example A stored value that is not trusted
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
     * Receives every failure after React has committed, never while it renders, so it may set state. The function of
     * the latest render is called. When absent, failures go to `console.warn`.
     */
    onError?: ((error: StorageError) => void) | undefined
  }

  /**
   * What the hook returns: the value, a function to set it, and a function to remove the key.
   *
   * @typeParam T - The stored value.
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
