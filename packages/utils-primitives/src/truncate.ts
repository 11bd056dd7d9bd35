import { checkArgument } from './check-options.ts'
import { failure } from './failure.ts'

/**
 * Truncates text to a number of user-perceived characters (grapheme clusters): an emoji or an accented letter counts as
 * one and is never split.
 *
 * @remarks
 * White space before the cut is dropped. If there is no room for the ellipsis, the text is cut without one.
 *
 * @param text - The text.
 * @param max - The maximum number of grapheme clusters of the result, including the ellipsis.
 * @param ellipsis - The text appended when the text is cut.
 * @returns The truncated text, or the text itself if it is short enough.
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
 * @searchAlias ellipsis shorten cut clip abbreviate string limit
 * @public
 */
export function truncate(text: string, max: number, ellipsis = '…'): string {
  checkArgument('INVALID_TEXT', text, 'a text', () => typeof text === 'string', 'convert it first')
  checkArgument('INVALID_TEXT', ellipsis, 'a text', () => typeof ellipsis === 'string', 'convert it first')
  checkArgument('INVALID_LENGTH', max, 'a length', () => typeof max === 'number', 'pass a number of characters')
  if (!Number.isInteger(max) || max < 0) {
    const message = `Expected max to be a whole number from 0, found ${max}: pass a length in characters`
    throw failure('INVALID_LENGTH', message, RangeError)
  }
  // A grapheme cluster has at least one code unit.
  if (text.length <= max) return text

  const room = max - [...clusterStarts(ellipsis)].length
  let count = 0
  let cut = 0
  for (const index of clusterStarts(text)) {
    if (count === Math.max(room, 0)) cut = index
    if (count === max) return room > 0 ? text.slice(0, cut).trimEnd() + ellipsis : text.slice(0, index)
    count++
  }
  return text
}

/** Indices at which grapheme clusters start. In pieces, because engines take quadratic time for a long text. */
function* clusterStarts(text: string): Generator<number> {
  const segmenter = new Intl.Segmenter('en')
  let size = 256
  for (let from = 0; from < text.length; ) {
    const isLast = from + size >= text.length
    const starts = Array.from(segmenter.segment(text.slice(from, from + size)), ({ index }) => from + index)
    // The last cluster of a piece may go on in the next one.
    const next = isLast ? text.length : starts.pop()!
    yield* starts
    size = next === from ? size * 2 : 256
    from = next
  }
}
