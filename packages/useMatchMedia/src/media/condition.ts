import { failure } from '../failure.ts'
import { splitList } from '../split-list.ts'

const mediaType = /^(?:(?:not|only)\s+)?(?!not\b|only\b)[a-z-]+(?=\s|$)/i

/** Whether a single query begins with a media type such as `print`, optionally after `not` or `only`. */
export const hasMediaType = (query: string): boolean => mediaType.test(query)

/**
 * Converts a query list to a single condition that can be nested.
 *
 * @throws TypeError when it has a media type, which CSS does not allow in a condition.
 * @see {@link https://drafts.csswg.org/mediaqueries/#mq-syntax | the grammar of media queries}
 */
export function toCondition(list: string): string {
  const parts = splitList(list)
  if (parts.length > 1) return `(${parts.map(toCondition).join(' or ')})`
  if (hasMediaType(list)) {
    throw failure(
      'INVALID_QUERY',
      `Expected a media type only at the beginning, found "${list}": name it first, and once, as in all('print', …)`,
    )
  }
  return /^\([^()]*\)$/.test(list) ? list : `(${list})`
}
