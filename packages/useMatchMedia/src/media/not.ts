import { buildMediaQuery } from '../build-media-query.ts'
import type { MediaQuery, MediaQueryInput } from '../media-query.ts'
import { splitList } from '../split-list.ts'
import { hasMediaType, toCondition } from './condition.ts'

/**
 * Negates a query.
 *
 * @param query - The query. It may begin with a media type such as `print`, unless it is a list.
 * @returns A query.
 * @throws TypeError when a list has a media type: CSS does not support that.
 * @throws RangeError when the number in a feature is negative or not finite.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * console.log(media.not('hover'), media.not('print')) // not (hover) not print
 * ```
 * @searchAlias invert exclude opposite except
 * @public
 */
export function not(query: MediaQueryInput): MediaQuery {
  const text = buildMediaQuery(query)
  if (!hasMediaType(text) || splitList(text).length > 1) return `not ${toCondition(text)}` as MediaQuery
  return (/^not\s/i.test(text) ? text.slice(3).trim() : `not ${text.replace(/^only\s+/i, '')}`) as MediaQuery
}
