import { checkArgument } from './failure.ts'
import { checkMediaOptions } from './media-options.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { MediaQuery } from './media-query.ts'
import { openList, subscribeList } from './registry.ts'
import type { useMatchMedia } from './use-match-media.ts'

/**
 * Returns whether a single complete media query matches, as React state. It is less than half the code of
 * {@link (useMatchMedia:namespace) | useMatchMedia}, because it does not parse text: use it for hooks of a library with
 * a fixed query.
 *
 * @param query - A query created by {@link media}, or text known to be a query.
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
 * @searchAlias responsive breakpoint fast lightweight small
 * @public
 */
export function useMediaQuery(query: MediaQuery, options: useMatchMedia.Options = {}): boolean {
  checkMediaOptions(options)
  checkArgument('INVALID_QUERY', query, 'a media query', () => typeof query === 'string', 'pass one of media')
  const { defaultValue = false, initial = defaultValue, window } = options
  const subscribe = useMemo(() => (listener: () => void) => subscribeList(query, window, listener), [query, window])
  return useSyncExternalStore(
    subscribe,
    () => openList(query, window)?.matches ?? initial,
    () => initial,
  )
}
