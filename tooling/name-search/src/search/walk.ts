import { beginsWord, isCapital, type NameTable } from './name-table.ts'
import type { Term } from './term.ts'

/** What a walk costs that there is none of. */
export const noWalk = 255

/** The greatest cost of a walk: one less than the shades of a score. */
const greatest = 15

const far = 1000

/** Costs of the step before and of this one, of names as long as any so far. */
let rows: [before: Uint16Array, now: Uint16Array] = [new Uint16Array(64), new Uint16Array(64)]

/**
 * The least cost of walking through a name by the letters of a term: each letter is the next one, or begins a later
 * word; without `humps` it may also be a later one of the same word. The first begins a word, and so does a capital.
 *
 * @param steps - When given, receives where each letter of the term stands, counted from the name's first.
 * @returns At most 15; `noWalk` when there is no such walk.
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

/** Goes back from the last step to the first. */
function trace(steps: number[], origins: readonly Int32Array[], end: number): void {
  for (let step = origins.length - 1, at = end; step >= 0; step -= 1) {
    steps[step] = at
    at = origins[step]![at]!
  }
}
