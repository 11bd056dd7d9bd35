import { buildMediaQuery } from '../build-media-query.ts'
import type { MediaQuery, MediaQueryInput } from '../media-query.ts'
import { splitList } from '../split-list.ts'
import { hasMediaType, toCondition } from './condition.ts'

/**
 * The query does not match.
 *
 * @param query - The query. A media type such as `print` may be its beginning, but not in a list.
 * @returns A query.
 * @throws TypeError when a list has a media type: CSS cannot say that.
 * @throws RangeError when the number of a feature is not finite.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * console.log(media.not('hover'), media.not('print')) // not (hover) not print
 * ```
 * @public
 */
export function not(query: MediaQueryInput): MediaQuery {
  const text = buildMediaQuery(query)
  if (!hasMediaType(text) || splitList(text).length > 1) return `not ${toCondition(text)}` as MediaQuery
  return (/^not\s/i.test(text) ? text.slice(3).trim() : `not ${text.replace(/^only\s+/i, '')}`) as MediaQuery
}
