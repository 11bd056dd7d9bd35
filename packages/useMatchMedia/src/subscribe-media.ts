import { buildMediaQuery } from './build-media-query.ts'
import type { MediaQueryInput } from './media-query.ts'
import type { MediaQuerySnapshot } from './media-query-snapshot.ts'
import type { MediaWindow } from './media-window.ts'
import { subscribeList } from './registry.ts'

/**
 * Calls a function after each change of a media query, without React.
 *
 * All who name the same query of the same window, hooks too, share one `MediaQueryList`, which is let go with the last
 * of them.
 *
 * @param query - A feature and its value, a query made by {@link media}, or text.
 * @param listener - Receives what the query is after the change. Not called for what it is at first.
 * @param window - The window to ask, by default that of the page. Where it has no media queries, nothing happens.
 * @returns Ends the subscription. More calls do nothing.
 * @throws RangeError when the number of a feature is not finite.
 *
 * @example
 * ```ts
 * import { subscribeMedia } from '@signpost/use-match-media'
 *
 * const stop = subscribeMedia('print', ({ matches }) => console.log(matches ? 'printing' : 'back on screen'))
 * addEventListener('pagehide', stop, { once: true })
 * ```
 * @see {@link readMedia} for what a query is now
 * @public
 */
export function subscribeMedia(
  query: MediaQueryInput,
  listener: (snapshot: MediaQuerySnapshot) => void,
  window?: MediaWindow,
): () => void {
  const text = buildMediaQuery(query)
  return subscribeList(text, window, ({ media, matches }) => listener({ query: text, media, matches }))
}
