import { buildMediaQuery } from '../build-media-query.ts'
import type { MediaQuery, MediaQueryInput } from '../media-query.ts'

/**
 * Combines queries with "or".
 *
 * @param queries - The queries. Without queries, the result never matches.
 * @returns A query list.
 * @throws RangeError when the number in a feature is negative or not finite.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * console.log(media.any('print', media.maxWidth(600))) // print, (max-width: 600px)
 * ```
 * @searchAlias union comma disjunction
 * @public
 */
export function any(...queries: MediaQueryInput[]): MediaQuery {
  return (queries.map(buildMediaQuery).join(', ') || '(width < 0px)') as MediaQuery
}
