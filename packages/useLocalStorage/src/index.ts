/// <reference lib="esnext.disposable" preserve="true" />
/**
 * React state kept in `localStorage` or `sessionStorage`, synchronised across components and tabs.
 *
 * {@link (useLocalStorage:namespace) | useLocalStorage} is the hook;
 * {@link (createStorageStore:1) | createStorageStore} is for code without React. A missing, full or corrupt storage
 * never breaks the page: the value stays in memory and the failure is reported.
 *
 * @example
 * ```tsx
 * import { useLocalStorage } from '@signpost/use-local-storage'
 *
 * export function Counter() {
 *   const [count, setCount] = useLocalStorage('count', 0)
 *   return <button onClick={() => setCount((before) => before + 1)}>{count}</button>
 * }
 * ```
 * @packageDocumentation
 */

export { createStorageStore } from './create-storage-store.ts'
export type { StorageCodec } from './storage-codec.ts'
export { StorageError } from './storage-error.ts'
export { StorageFailure } from './storage-failure.ts'
export type { StorageOptions, StorageSchema } from './storage-options.ts'
export { StorageStore } from './storage-store.ts'
export { textCodec } from './text-codec.ts'
export { useLocalStorage } from './use-local-storage.ts'
export { useSessionStorage } from './use-session-storage.ts'
