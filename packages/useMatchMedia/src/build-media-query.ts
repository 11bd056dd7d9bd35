import { cssValue } from './css-value.ts'
import type { MediaQueryInput } from './media-query.ts'
import { splitList } from './split-list.ts'

/** A feature without its parentheses: a colon or comparison before any of them, or a single word other than a media type. */
const bareFeature = /^[^(]*[:<>=]|^(?!(?:all|print|screen)$)[\w-]+$/i

/**
 * The text that `matchMedia` gets for an input.
 *
 * A {@link MediaFeature} becomes `(name: value)`. In text, features that stand without parentheses get them, each one
 * of a list with commas; all else stays as it is. Empty text is `all`, as in CSS. Nothing has a meaning that CSS does
 * not give it: for "not", "and" and "or" see {@link media}. A result can be an input again and stays the same.
 *
 * @param input - A feature and its value, a query made by {@link media}, or text.
 * @returns A media query list. Whether a browser understands it is up to the browser; see
 *   {@link MediaQuerySnapshot.media}.
 * @throws RangeError when the number of a feature is not finite.
 *
 * @example
 * ```ts
 * import { buildMediaQuery } from '@signpost/use-match-media'
 *
 * console.log(buildMediaQuery(['min-width', 600])) // (min-width: 600px)
 * console.log(buildMediaQuery('width >= 600px, print')) // (width >= 600px), print
 * ```
 * @public
 */
export function buildMediaQuery(input: MediaQueryInput): string {
  if (typeof input !== 'string')
    return `(${input[0]}: ${cssValue(input[1], /(?:width|height)$/.test(input[0]) ? 'px' : '')})`
  return (
    splitList(input)
      .map((part) => (bareFeature.test(part) ? `(${part})` : part))
      .join(', ') || 'all'
  )
}
