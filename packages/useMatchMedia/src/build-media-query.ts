import { checkArgument } from './failure.ts'
import { cssValue } from './css-value.ts'
import type { MediaQueryInput } from './media-query.ts'
import { splitList } from './split-list.ts'

/**
 * A feature without parentheses: it has a colon or comparison before any of them, or is a single word other than a
 * media type.
 */
const bareFeature = /^[^(]*[:<>=]|^(?!(?:all|print|screen)$)[\w-]+$/i

/**
 * Converts an input to the text passed to `matchMedia`.
 *
 * A {@link MediaFeature} becomes `(name: value)`. In text, features without parentheses get them, in each part of a
 * comma-separated list; the rest is unchanged. Empty text becomes `all`, as in CSS. The syntax is that of CSS: for
 * "not", "and" and "or", see {@link media}. Converting a result again does not change it.
 *
 * @param input - A feature with its value, a query created by {@link media}, or text.
 * @returns A media query list. It may not be supported by the browser; see {@link MediaQuerySnapshot.media}.
 * @throws RangeError when the number in a feature is negative or not finite.
 *
 * @example
 * ```ts
 * import { buildMediaQuery } from '@signpost/use-match-media'
 *
 * console.log(buildMediaQuery(['min-width', 600])) // (min-width: 600px)
 * console.log(buildMediaQuery('width >= 600px, print')) // (width >= 600px), print
 * ```
 * @searchAlias css string json2mq stringify generate
 * @public
 */
export function buildMediaQuery(input: MediaQueryInput): string {
  checkArgument(
    'INVALID_QUERY',
    input,
    'a media query',
    () =>
      typeof input === 'string' ||
      (Array.isArray(input) && typeof input[0] === 'string' && /^[a-z-][\w-]*$/i.test(input[0])),
    'pass a text or one of media',
  )
  if (typeof input !== 'string')
    return `(${input[0]}: ${cssValue(input[1], /(?:width|height)$/.test(input[0]) ? 'px' : '')})`
  return (
    splitList(input)
      .map((part) => (bareFeature.test(part) ? `(${part})` : part))
      .join(', ') || 'all'
  )
}
