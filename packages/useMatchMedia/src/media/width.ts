import { checkArgument, failure, shown } from '../failure.ts'
import type { MediaQuery } from '../media-query.ts'

/**
 * Matches windows of at least the given width.
 *
 * @param width - CSS pixels, or text with a unit. Inclusive.
 * @returns A query.
 * @throws RangeError when a number is negative or not finite.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * console.log(media.minWidth(600), media.minWidth('40em')) // (min-width: 600px) (min-width: 40em)
 * ```
 * @searchAlias desktop larger wide above breakpoint
 * @public
 */
export function minWidth(width: number | string): MediaQuery {
  return `(min-width: ${lengthOf(width)})` as MediaQuery
}

/**
 * Matches windows of at most the given width.
 *
 * @param width - CSS pixels, or text with a unit. Inclusive; for an exclusive limit, use {@link media.between}.
 * @returns A query.
 * @throws RangeError when a number is negative or not finite.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * console.log(media.maxWidth(600)) // (max-width: 600px)
 * ```
 * @searchAlias mobile smaller down narrow below breakpoint
 * @public
 */
export function maxWidth(width: number | string): MediaQuery {
  return `(max-width: ${lengthOf(width)})` as MediaQuery
}

/**
 * Matches windows from one width to below another. Adjacent ranges neither overlap nor leave a gap at fractional
 * pixels.
 *
 * @param from - CSS pixels, or text with a unit. Inclusive.
 * @param to - CSS pixels, or text with a unit. Exclusive.
 * @returns A query in range syntax, which browsers support since 2023.
 * @throws RangeError when a number is negative or not finite.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * export const breakpoints = { tablet: media.between(600, 900), laptop: media.between(900, 1200) }
 * ```
 * @searchAlias range breakpoint tablet screen
 * @public
 */
export function between(from: number | string, to: number | string): MediaQuery {
  const [start, end] = [lengthOf(from), lengthOf(to)]
  const [least, most] = [parseFloat(start), parseFloat(end)]
  if (start.replace(/^[\d.e+-]+/i, '') === end.replace(/^[\d.e+-]+/i, '') && least >= most) {
    throw failure('INVALID_WIDTH', `Expected a width below ${end}, found ${start}: no width is in between`, RangeError)
  }
  return `(${start} <= width < ${end})` as MediaQuery
}

/** Formats a width. A negative one or one without a unit would make a query that never or always matches. */
function lengthOf(width: number | string): string {
  checkArgument(
    'INVALID_WIDTH',
    width,
    'a width',
    () => ['number', 'string'].includes(typeof width),
    'pass 600 or "40rem"',
    RangeError,
  )
  const text = typeof width === 'string' ? width.trim() : `${width}px`
  if (!/^(?:\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?[a-z]+|\+?0*\.?0+|[a-z-]+\(.+\))$/i.test(text)) {
    throw failure('INVALID_WIDTH', `Expected a width from 0, found ${shown(width)}: pass 600 or "40rem"`, RangeError)
  }
  return text
}
