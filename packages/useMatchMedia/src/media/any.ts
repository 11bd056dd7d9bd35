import { buildMediaQuery } from '../build-media-query.ts'
import type { MediaQuery, MediaQueryInput } from '../media-query.ts'

/**
 * At least one of the queries matches: "or".
 *
 * @param queries - The queries. When there are none, the result never matches.
 * @returns A query list.
 * @throws RangeError when the number of a feature is not finite.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * console.log(media.any('print', media.maxWidth(600))) // print, (max-width: 600px)
 * ```
 * @public
 */
export function any(...queries: MediaQueryInput[]): MediaQuery {
  return (queries.map(buildMediaQuery).join(', ') || '(width < 0px)') as MediaQuery
}
