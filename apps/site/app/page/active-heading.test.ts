import { expect, test } from 'vitest'
import { activeHeading } from './active-heading.ts'

/** Headings of 30 px at these distances from the top of the viewport. */
function at(...tops: number[]): { id: string; top: number; bottom: number }[] {
  return tops.map((top, index) => ({ id: `h${index}`, top, bottom: top + 30 }))
}

test.each([
  ['none is above, and the first is far below', at(500, 900), undefined],
  ['the first is in the upper half', at(200, 900), 'h0'],
  ['the next is still in the lower half', at(-300, 700), 'h0'],
  ['the next has come into the upper half', at(-300, 200), 'h1'],
  ['all are above', at(-900, -300), 'h1'],
  ['one is under the bar', at(30, 600), 'h0'],
  ['there are none', [], undefined],
])('when %s', (_, boxes, expected) => expect(activeHeading(boxes, 60, 800)).toBe(expected))
