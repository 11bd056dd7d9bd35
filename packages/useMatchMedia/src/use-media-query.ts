import { useMemo, useSyncExternalStore } from 'react'
import type { MediaQuery } from './media-query.ts'
import { openList, subscribeList } from './registry.ts'
import type { useMatchMedia } from './use-match-media.ts'

/**
 * {@link (useMatchMedia:namespace) | useMatchMedia} for a query that is complete. It is less than half the code, because nothing
 * reads the text: take it for a hook of a library that asks one fixed query.
 *
 * @param query - A query made by {@link media}, or text that is known to be one.
 * @param options - See {@link (useMatchMedia:namespace).Options | useMatchMedia.Options}.
 * @returns Whether the query matches.
 *
 * @example
 * ```ts
 * import { type MediaQuery, useMediaQuery } from '@signpost/use-match-media'
 *
 * const finger = '(pointer: coarse)' as MediaQuery
 *
 * export const useFinger = (): boolean => useMediaQuery(finger)
 * ```
 * @public
 */
export function useMediaQuery(query: MediaQuery, options: useMatchMedia.Options = {}): boolean {
  const { defaultValue = false, window } = options
  const subscribe = useMemo(() => (listener: () => void) => subscribeList(query, window, listener), [query, window])
  return useSyncExternalStore(
    subscribe,
    () => openList(query, window)?.matches ?? defaultValue,
    () => defaultValue,
  )
}
