/**
 * Shortens a text to a number of characters as people count them: an emoji or a letter with its accents is one, and is
 * never cut apart.
 *
 * @remarks
 * Space before the cut is dropped. Where there is no room for the ellipsis, the text is cut without one.
 *
 * @param text - The text.
 * @param max - The most characters (grapheme clusters) of the result, with its ellipsis.
 * @param ellipsis - What stands for the rest.
 * @returns The text itself when it is short enough.
 * @throws A `RangeError` when `max` is negative or not an integer.
 *
 * @example
 * ```ts
 * import { truncate } from '@signpost/utils-primitives'
 *
 * truncate('From a source line to a page', 16) // 'From a source l…'
 * truncate('👩‍👩‍👧 family', 1) // '👩‍👩‍👧', cut without an ellipsis
 * ```
 *
 * @public
 */
export function truncate(text: string, max: number, ellipsis = '…'): string {
  if (!Number.isInteger(max) || max < 0) throw new RangeError(`Expected max to be a whole number from 0, found ${max}`)
  // A character is at least one code unit.
  if (text.length <= max) return text

  const segmenter = new Intl.Segmenter('en')
  const room = max - [...segmenter.segment(ellipsis)].length
  let count = 0
  let cut = 0
  for (const { index } of segmenter.segment(text)) {
    if (count === Math.max(room, 0)) cut = index
    if (count === max) return room > 0 ? text.slice(0, cut).trimEnd() + ellipsis : text.slice(0, index)
    count++
  }
  return text
}
