import { failure, shown } from '../failure.ts'
import type { MediaQuery } from '../media-query.ts'

/**
 * Matches an orientation of the window. A square window is `portrait`.
 *
 * @param orientation - The orientation.
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
  if (orientation !== 'portrait' && orientation !== 'landscape') {
    throw failure('INVALID_VALUE', `Expected portrait or landscape, found ${shown(orientation)}: pass one of them`)
  }
  return `(orientation: ${orientation})` as MediaQuery
}
