/** Position of a heading in the viewport, in px from its top. */
export interface HeadingBox {
  id: string
  top: number
  bottom: number
}

/**
 * Finds the current heading: the first one below the bar if it is in the upper half of the viewport, otherwise the one
 * before it or the last.
 *
 * @param boxes - In document order.
 * @param offset - Height of the bar.
 * @returns Its id; `undefined` above the first heading.
 */
export function activeHeading(boxes: readonly HeadingBox[], offset: number, viewport: number): string | undefined {
  const next = boxes.findIndex(({ top }) => top >= offset)
  if (next < 0) return boxes.at(-1)?.id
  const { id, top, bottom } = boxes[next]!
  return top > 0 && bottom < viewport / 2 ? id : boxes[next - 1]?.id
}
