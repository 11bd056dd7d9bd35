import { checkArgument } from '../failure.ts'
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
 * @searchAlias landscape rotate vertical horizontal
 * @public
 */
export function orientation(orientation: 'portrait' | 'landscape'): MediaQuery {
  checkArgument(
    'INVALID_VALUE',
    orientation,
    'portrait or landscape',
    () => ['portrait', 'landscape'].includes(orientation),
    'pass one of them',
  )
  return `(orientation: ${orientation})` as MediaQuery
}
