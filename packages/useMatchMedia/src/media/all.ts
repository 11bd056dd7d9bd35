import { buildMediaQuery } from '../build-media-query.ts'
import type { MediaQuery, MediaQueryInput } from '../media-query.ts'
import { splitList } from '../split-list.ts'
import { hasMediaType, toCondition } from './condition.ts'

/**
 * Combines queries with "and".
 *
 * @param queries - The queries. One of them may begin with a media type such as `print`. Without queries, the result
 *   always matches.
 * @returns A query.
 * @throws TypeError when several queries have a media type, or one has it after `not` or in a list: CSS does not
 *   support that.
 * @throws RangeError when the number in a feature is negative or not finite.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * console.log(media.all('screen', media.minWidth(600), ['orientation', 'portrait']))
 * // screen and (min-width: 600px) and (orientation: portrait)
 * ```
 * @searchAlias every intersection conjunction
 * @public
 */
export function all(...queries: MediaQueryInput[]): MediaQuery {
  const texts = queries.map(buildMediaQuery)
  if (texts.length === 1) return texts[0] as MediaQuery
  const typed = texts.find((text) => hasMediaType(text) && !/^not\s/i.test(text) && splitList(text).length === 1)
  if (typed !== undefined) texts.splice(texts.indexOf(typed), 1)
  const conditions = texts.map(toCondition)
  return ([...(typed === undefined ? [] : [typed]), ...conditions].join(' and ') || '(width >= 0px)') as MediaQuery
}
