import { checkArgument } from './failure.ts'
import { buildMediaQuery } from './build-media-query.ts'
import type { MediaQueryInput } from './media-query.ts'
import type { MediaQuerySnapshot } from './media-query-snapshot.ts'
import type { MediaWindow } from './media-window.ts'
import { subscribeList } from './registry.ts'

/**
 * Calls a function after each change of a media query, without React.
 *
 * All subscribers to the same query of the same window, including hooks, share one `MediaQueryList`, which is released
 * with the last of them.
 *
 * @param query - A feature with its value, a query created by {@link media}, or text.
 * @param listener - Receives the state of the query after the change. Not called for the initial state.
 * @param window - The window. Defaults to that of the page. No effect without support for media queries.
 * @returns A function that unsubscribes. Further calls have no effect.
 * @throws RangeError when the number in a feature is negative or not finite.
 *
 * @example
 * ```ts
 * import { subscribeMedia } from '@signpost/use-match-media'
 *
 * const stop = subscribeMedia('print', ({ matches }) => console.log(matches ? 'printing' : 'back on screen'))
 * addEventListener('pagehide', stop, { once: true })
 * ```
 * @see {@link readMedia} for the current state
 * @searchAlias addlistener watch onchange mediaquerylist resize vanilla
 * @public
 */
export function subscribeMedia(
  query: MediaQueryInput,
  listener: (snapshot: MediaQuerySnapshot) => void,
  window?: MediaWindow,
): () => void {
  checkArgument(
    'INVALID_FUNCTION',
    listener,
    'a listener of a media query',
    () => typeof listener === 'function',
    'pass a function',
  )
  const text = buildMediaQuery(query)
  return subscribeList(text, window, ({ media, matches }) => listener({ query: text, media, matches }))
}
