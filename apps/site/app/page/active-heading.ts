/** Where a heading is in the viewport, in px from its top. */
export interface HeadingBox {
  id: string
  top: number
  bottom: number
}

/**
 * The heading that the reader is at: the first one below the bar when it is in the upper half of the viewport, else the
 * one before it, else the last.
 *
 * @param boxes - In document order.
 * @param offset - Height of the bar.
 * @returns Nothing above the first heading.
 */
export function activeHeading(boxes: readonly HeadingBox[], offset: number, viewport: number): string | undefined {
  const next = boxes.findIndex(({ top }) => top >= offset)
  if (next < 0) return boxes.at(-1)?.id
  const { id, top, bottom } = boxes[next]!
  return top > 0 && bottom < viewport / 2 ? id : boxes[next - 1]?.id
}
