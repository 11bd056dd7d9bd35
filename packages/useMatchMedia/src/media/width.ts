import { cssValue } from '../css-value.ts'
import type { MediaQuery } from '../media-query.ts'

/**
 * The window is at least this wide.
 *
 * @param width - In CSS pixels, or as text with a unit. Included.
 * @returns A query.
 * @throws RangeError when a number is not finite.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * console.log(media.minWidth(600), media.minWidth('40em')) // (min-width: 600px) (min-width: 40em)
 * ```
 * @public
 */
export function minWidth(width: number | string): MediaQuery {
  return `(min-width: ${cssValue(width, 'px')})` as MediaQuery
}

/**
 * The window is at most this wide.
 *
 * @param width - In CSS pixels, or as text with a unit. Included: {@link media.between} has an end that is not.
 * @returns A query.
 * @throws RangeError when a number is not finite.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * console.log(media.maxWidth(600)) // (max-width: 600px)
 * ```
 * @public
 */
export function maxWidth(width: number | string): MediaQuery {
  return `(max-width: ${cssValue(width, 'px')})` as MediaQuery
}

/**
 * The window is as wide as the first width or wider, and narrower than the second. So neighbours do not overlap, nor
 * leave a gap at fractions of a pixel.
 *
 * @param from - In CSS pixels, or as text with a unit. Included.
 * @param to - In CSS pixels, or as text with a unit. Not included.
 * @returns A query, in the range syntax that browsers have since 2023.
 * @throws RangeError when a number is not finite.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * export const breakpoints = { tablet: media.between(600, 900), laptop: media.between(900, 1200) }
 * ```
 * @public
 */
export function between(from: number | string, to: number | string): MediaQuery {
  return `(${cssValue(from, 'px')} <= width < ${cssValue(to, 'px')})` as MediaQuery
}
