import type { MediaQuery } from '../media-query.ts'

/**
 * The window is higher than wide, or wider than high. A square is `portrait`.
 *
 * @param orientation - Which of the two.
 * @returns A query.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * console.log(media.orientation('portrait')) // (orientation: portrait)
 * ```
 * @public
 */
export function orientation(orientation: 'portrait' | 'landscape'): MediaQuery {
  return `(orientation: ${orientation})` as MediaQuery
}
