import type { useLocalStorage } from './use-local-storage.ts'
import { useStorage } from './use-storage.ts'
import { session } from './web-storage.ts'

/**
 * {@link (useLocalStorage:namespace) | useLocalStorage} over `sessionStorage`: shared by the components of a tab and
 * gone when it closes.
 *
 * @typeParam T - The stored value. JSON can hold it, or `options.codec` encodes it.
 * @param key - The storage key. When it changes, the value of the new key is read.
 * @param initial - The value while nothing usable is stored, or a function that makes it, called at most once.
 * @param options - See {@link (useLocalStorage:namespace).Options | useLocalStorage.Options}.
 * @returns The value, a function to set it and a function to remove the key. Both functions keep their identity.
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
 * @public
 */
export function useSessionStorage<T>(
  key: string,
  initial: T | (() => T),
  options?: useLocalStorage.Options<T>,
): useLocalStorage.Result<T>
/**
 * React state in `sessionStorage` that is `undefined` while nothing is stored.
 *
 * @typeParam T - The stored value. Cannot be inferred: name it.
 * @param key - The storage key. When it changes, the value of the new key is read.
 * @returns The value, a function to set it and a function to remove the key.
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
