import { useEffect, useState, useSyncExternalStore } from 'react'
import { openKey } from './open-key.ts'
import type { useLocalStorage } from './use-local-storage.ts'

/**
 * Implements `useLocalStorage` and `useSessionStorage` with an open key, which is replaced when `key` changes.
 *
 * Rendering on a server and hydration do not access the storage: React receives the initial value. Failures during
 * rendering stay pending until React has committed, so that a handler may set state.
 */
export function useStorage<T>(
  key: string,
  initial: T | (() => T),
  options: useLocalStorage.Options<T>,
  area: () => Storage,
): useLocalStorage.Result<T> {
  const open = () => openKey(key, initial, options, area)
  const [store, reopen] = useState(open)
  if (store.key !== key) reopen(open)

  useEffect(() => store.report(options.onError ?? console.warn))

  return [useSyncExternalStore(store.subscribe, store.get, store.initial), store.set, store.remove]
}
