import { useEffect, useState, useSyncExternalStore } from 'react'
import { openKey } from './open-key.ts'
import type { useLocalStorage } from './use-local-storage.ts'

/**
 * The hook behind `useLocalStorage` and `useSessionStorage`: a {@link StorageStore} for as long as the key stays.
 *
 * Rendering on a server, and hydrating, never touches the storage: React gets the initial value there.
 * Failures found while rendering wait until React has committed, so that a handler may set state.
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
