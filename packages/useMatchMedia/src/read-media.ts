import { buildMediaQuery } from './build-media-query.ts'
import type { MediaQueryInput } from './media-query.ts'
import type { MediaQuerySnapshot } from './media-query-snapshot.ts'
import { peekList } from './registry.ts'
import type { useMatchMedia } from './use-match-media.ts'

/**
 * Reads a media query once, without React: for canvases, event handlers and scripts.
 *
 * @param query - A feature and its value, a query made by {@link media}, or text.
 * @param options - See {@link (useMatchMedia:namespace).Options | useMatchMedia.Options}.
 * @returns What the query is now. Without a window that has media queries, `matches` is `options.defaultValue`.
 * @throws RangeError when the number of a feature is not finite.
 *
 * @example
 * ```ts
 * import { media, readMedia } from '@signpost/use-match-media'
 *
 * const { matches } = readMedia(media.prefers('reduced-data', 'reduce'))
 * console.log(matches ? 'a poster' : 'a video')
 * ```
 * @see {@link subscribeMedia} to hear of changes
 * @public
 */
export function readMedia(query: MediaQueryInput, options: useMatchMedia.Options = {}): MediaQuerySnapshot {
  const text = buildMediaQuery(query)
  const { media = '', matches = options.defaultValue ?? false } = peekList(text, options.window) ?? {}
  return { query: text, media, matches }
}
