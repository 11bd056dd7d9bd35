import { checkMediaOptions } from './media-options.ts'
import { buildMediaQuery } from './build-media-query.ts'
import type { MediaQueryInput } from './media-query.ts'
import type { MediaQuerySnapshot } from './media-query-snapshot.ts'
import { peekList } from './registry.ts'
import type { useMatchMedia } from './use-match-media.ts'

/**
 * Reads a media query once, without React: for canvases, event handlers and scripts.
 *
 * @param query - A feature with its value, a query created by {@link media}, or text.
 * @param options - See {@link (useMatchMedia:namespace).Options | useMatchMedia.Options}.
 * @returns The current state of the query. Without support for media queries, `matches` is `options.initial`.
 * @throws RangeError when the number in a feature is negative or not finite.
 *
 * @example
 * ```ts
 * import { media, readMedia } from '@signpost/use-match-media'
 *
 * const { matches } = readMedia(media.prefers('reduced-data', 'reduce'))
 * console.log(matches ? 'a poster' : 'a video')
 * ```
 * @see {@link subscribeMedia} for changes
 * @searchAlias window vanilla imperative check
 * @public
 */
export function readMedia(query: MediaQueryInput, options: useMatchMedia.Options = {}): MediaQuerySnapshot {
  checkMediaOptions(options)
  const text = buildMediaQuery(query)
  const { media = '', matches = options.initial ?? options.defaultValue ?? false } =
    peekList(text, options.window) ?? {}
  return { query: text, media, matches }
}
