import type { useLocalStorage } from './use-local-storage.ts'
import { useStorage } from './use-storage.ts'
import { session } from './web-storage.ts'

/**
 * React state kept in `sessionStorage`, shared by the components of a tab and deleted when it closes. Otherwise like
 * {@link (useLocalStorage:namespace) | useLocalStorage}.
 *
 * @typeParam T - The type of the stored value. It must be supported by JSON or by `options.codec`.
 * @param key - The storage key. When it changes, the value of the new key is read.
 * @param initial - The value when no valid value is stored, or a function that returns it, called at most once.
 * @param options - See {@link (useLocalStorage:namespace).Options | useLocalStorage.Options}.
 * @returns The value, a setter, and a function that removes the key. Both functions have a stable identity.
 *
 * @example
 * ```tsx
 * import { useSessionStorage } from '@signpost/use-local-storage'
 *
 * export function Search() {
 *   const [query, setQuery] = useSessionStorage('query', '')
 *   return <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
 * }
 * ```
 * @searchAlias temporary persist usesessionstoragestate
 * @public
 */
export function useSessionStorage<T>(
  key: string,
  initial: T | (() => T),
  options?: useLocalStorage.Options<T>,
): useLocalStorage.Result<T>
/**
 * React state kept in `sessionStorage` that is `undefined` while no valid value is stored.
 *
 * @typeParam T - The type of the stored value. It cannot be inferred: specify it.
 * @param key - The storage key. When it changes, the value of the new key is read.
 * @returns The value, a setter, and a function that removes the key.
 *
 * @example
 * ```tsx
 * import { useSessionStorage } from '@signpost/use-local-storage'
 *
 * export function Step() {
 *   const [step, setStep] = useSessionStorage<number>('step')
 *   return <button onClick={() => setStep((before) => (before ?? 0) + 1)}>{step ?? 'Begin'}</button>
 * }
 * ```
 * @public
 */
export function useSessionStorage<T>(key: string): useLocalStorage.Result<T | undefined>
export function useSessionStorage<T>(
  key: string,
  initial?: T | (() => T),
  options: useLocalStorage.Options<T | undefined> = {},
): useLocalStorage.Result<T | undefined> {
  return useStorage<T | undefined>(key, initial, options, session)
}
