import { splitList } from '../split-list.ts'

const mediaType = /^(?:(?:not|only)\s+)?(?!not\b|only\b)[a-z-]+(?=\s|$)/i

/** Whether a query, not a list of them, begins with a media type such as `print`, perhaps after `not` or `only`. */
export const hasMediaType = (query: string): boolean => mediaType.test(query)

/**
 * A query list as one condition that may stand inside of others.
 *
 * @throws TypeError when it has a media type: the grammar of CSS has no place for one there.
 * @see {@link https://drafts.csswg.org/mediaqueries/#mq-syntax | the grammar of media queries}
 */
export function toCondition(list: string): string {
  const parts = splitList(list)
  if (parts.length > 1) return `(${parts.map(toCondition).join(' or ')})`
  if (hasMediaType(list)) {
    throw new TypeError(
      `"${list}" has a media type, which CSS allows only at the beginning of a query: name it first, and once, as in all('print', …)`,
    )
  }
  return /^\([^()]*\)$/.test(list) ? list : `(${list})`
}
