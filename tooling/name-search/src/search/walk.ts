import { beginsWord, isCapital, type NameTable } from './name-table.ts'
import type { Term } from './term.ts'

/** Sentinel: no match. */
export const noWalk = 255

/** Greatest cost of a walk: one less than the number of shades. */
const greatest = 15

const far = 1000

/** Costs of the previous and the current step, reused between calls and grown to the longest name. */
let rows: [before: Uint16Array, now: Uint16Array] = [new Uint16Array(64), new Uint16Array(64)]

/**
 * Least cost of matching a term's letters in order within a name. Each letter is the next one or begins a later word;
 * without `humps` it may also be a later one of the same word. The first letter begins a word, and so does a capital.
 *
 * @param steps - When given, receives the position of each letter, counted from the first of the name.
 * @returns At most 15; `noWalk` without a match.
 */
export function walkCost(table: NameTable, name: number, term: Term, humps: boolean, steps?: number[]): number {
  const from = table.foldedStarts[name]!
  const length = table.foldedStarts[name + 1]! - from
  const { units, capitals } = term
  const { folded, shape } = table
  if (rows[0].length < length) rows = [new Uint16Array(length * 2), new Uint16Array(length * 2)]
  let [before, now] = rows
  before.fill(far, 0, length)
  const origins: Int32Array[] = []
  for (let step = 0; step < units.length; step += 1) {
    now.fill(far, 0, length)
    const origin = steps === undefined ? undefined : new Int32Array(length)
    let jump = far
    let jumpFrom = -1
    let same = far
    let sameFrom = -1
    let isAny = false
    for (let at = Math.max(0, step - 1); at < length; at += 1) {
      const shapeHere = shape[from + at]!
      const begins = (shapeHere & beginsWord) !== 0
      if (begins) same = far
      if (folded[from + at] === units[step]) {
        let cost = far
        let via = -1
        if (step === 0) {
          if (begins) cost = at === 0 ? 0 : 2
        } else {
          const next = at === 0 ? far : before[at - 1]!
          if (next < cost && (!humps || !capitals[step] || (shapeHere & (beginsWord | isCapital)) !== 0)) {
            cost = next
            via = at - 1
          }
          if (begins && jump + 1 < cost) {
            cost = jump + 1
            via = jumpFrom
          }
          if (!humps && same + 2 < cost) {
            cost = same + 2
            via = sameFrom
          }
        }
        now[at] = cost
        if (origin !== undefined) origin[at] = via
        if (cost < far) isAny = true
      }
      const passed = before[at]!
      if (passed < jump) {
        jump = passed
        jumpFrom = at
      }
      if (passed < same) {
        same = passed
        sameFrom = at
      }
    }
    if (!isAny) return noWalk
    const swapped = before
    before = now
    now = swapped
    if (origin !== undefined) origins.push(origin)
  }
  let end = 0
  for (let at = 1; at < length; at += 1) if (before[at]! < before[end]!) end = at
  if (steps !== undefined) trace(steps, origins, end)
  return Math.min(before[end]!, greatest)
}

/** Collects the positions from the last step back to the first. */
function trace(steps: number[], origins: readonly Int32Array[], end: number): void {
  for (let step = origins.length - 1, at = end; step >= 0; step -= 1) {
    steps[step] = at
    at = origins[step]![at]!
  }
}
