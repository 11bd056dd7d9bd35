import { beginsWord, isCapital, type NameTable } from './name-table.ts'
import { editDistance, typosAllowed } from './typo.ts'
import type { Term } from './term.ts'

/** Ways to match, by number, best first. */
export const matchOrder = ['exact', 'qualified', 'prefix', 'hump', 'word', 'substring', 'subsequence', 'typo', 'filter'] as const

/** How many shades a way to match has: a score is the number of the way times this, and how well it fits. */
export const shades = 16

/** The score of what does not match. */
export const noMatch = 255

/** The score of the best of a way to match. */
export function scoreOf(match: (typeof matchOrder)[number]): number {
  return matchOrder.indexOf(match) * shades
}

const exact = scoreOf('exact')
const prefix = scoreOf('prefix')
const hump = scoreOf('hump')
const word = scoreOf('word')
const substring = scoreOf('substring')
const subsequence = scoreOf('subsequence')
const typo = scoreOf('typo')

/** How far a comparison goes: the later ways are slow, and noise when the earlier ones find enough. */
export type Reach = 'plain' | 'subsequence' | 'typo'

/** Scores every name against a term. */
export function matchTerm(table: NameTable, term: Term, reach: Reach): Uint8Array {
  const scores = new Uint8Array(table.count).fill(noMatch)
  const { letters } = term
  const allowed = reach === 'typo' ? typosAllowed(term.units.length) : 0
  for (let name = 0; name < table.count; name += 1) {
    const missing = letters & ~table.letters[name]!
    if (missing === 0) scores[name] = matchName(table, name, term, reach)
    if (allowed > 0 && scores[name] === noMatch && bits(missing) <= allowed) scores[name] = matchTypo(table, name, term, allowed)
  }
  return scores
}

function bits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Scores one name: exact, prefix, hump, word, substring or subsequence. */
function matchName(table: NameTable, name: number, term: Term, reach: Reach): number {
  const from = table.foldedStarts[name]!
  const length = table.foldedStarts[name + 1]! - from
  const size = term.units.length
  if (size === 0 || length < size) return noMatch
  const { folded } = table
  let found = noMatch
  for (let at = 0; at <= length - size; at += 1) {
    if (folded[from + at] !== term.units[0] || !standsAt(table, from + at, term)) continue
    const otherCase = caseDiffers(table, name, at, term)
    if (at === 0) {
      if (size === length) return exact + (otherCase ? 1 : 0)
      return prefix + (otherCase && term.isCased ? 1 : 0)
    }
    const way = (table.shape[from + at]! & beginsWord) === 0 ? substring : word
    found = Math.min(found, way + (otherCase && term.isCased ? 1 : 0))
  }
  if (found < substring && !term.hasHumps) return found
  const limit = term.hasHumps ? walkCost(table, name, term, true) : noMatch
  if (limit !== noMatch) return hump + limit
  if (found !== noMatch || reach === 'plain') return found
  const cost = size < 2 ? noMatch : walkCost(table, name, term, false)
  return cost === noMatch ? noMatch : subsequence + cost
}

function standsAt({ folded }: NameTable, at: number, { units }: Term): boolean {
  for (let index = 1; index < units.length; index += 1) if (folded[at + index] !== units[index]) return false
  return true
}

function caseDiffers(table: NameTable, name: number, at: number, { written }: Term): boolean {
  const from = table.starts[name]!
  // Folding changed the length: where the letters stand is not known, nor worth finding out.
  if (table.starts[name + 1]! - from !== table.foldedStarts[name + 1]! - table.foldedStarts[name]!) return true
  for (let index = 0; index < written.length; index += 1) {
    if (table.text[from + at + index] !== written[index]) return true
  }
  return false
}

function matchTypo(table: NameTable, name: number, { units }: Term, allowed: number): number {
  const from = table.foldedStarts[name]!
  const to = table.foldedStarts[name + 1]!
  if (Math.abs(to - from - units.length) > allowed) return noMatch
  const distance = editDistance(units, table.folded, from, to, allowed)
  if (distance > allowed) return noMatch
  return typo + distance * 2 + (table.folded[from] === units[0] ? 0 : 1)
}

/** The greatest cost of a walk. */
const costs = shades - 1

/**
 * The least cost of walking through a name by the letters of a term: each letter is the next one, or begins a later
 * word; without `humps` it may also be a later one of the same word. The first begins a word, and so does a capital.
 *
 * @param steps - When given, receives where each letter of the term stands, counted from the name's first.
 * @returns At most 15; `noMatch` when there is no such walk.
 */
export function walkCost(table: NameTable, name: number, term: Term, humps: boolean, steps?: number[]): number {
  const from = table.foldedStarts[name]!
  const length = table.foldedStarts[name + 1]! - from
  const { units, capitals } = term
  const { folded, shape } = table
  const far = 1e6
  let before = new Float64Array(length).fill(far)
  const origin: Int32Array[] = []
  for (let step = 0; step < units.length; step += 1) {
    const costsHere = new Float64Array(length).fill(far)
    const origins = new Int32Array(length).fill(-1)
    let [jump, jumpFrom, same, sameFrom] = [far, -1, far, -1]
    let isAny = false
    for (let at = Math.max(0, step - 1); at < length; at += 1) {
      const begins = (shape[from + at]! & beginsWord) !== 0
      if (begins) same = far
      if (folded[from + at] === units[step]) {
        const isCapitalHere = (shape[from + at]! & isCapital) !== 0
        let [cost, via] = [far, -1]
        if (step === 0) {
          if (begins) cost = at === 0 ? 0 : 2
        } else {
          const next = before[at - 1] ?? far
          if (next < cost && (!humps || !capitals[step] || begins || isCapitalHere)) [cost, via] = [next, at - 1]
          if (begins && jump + 1 < cost) [cost, via] = [jump + 1, jumpFrom]
          if (!humps && same + 2 < cost) [cost, via] = [same + 2, sameFrom]
        }
        costsHere[at] = cost
        origins[at] = via
        if (cost < far) isAny = true
      }
      const passed = before[at] ?? far
      if (passed < jump) [jump, jumpFrom] = [passed, at]
      if (passed < same) [same, sameFrom] = [passed, at]
    }
    if (!isAny) return noMatch
    before = costsHere
    origin.push(origins)
  }
  let end = 0
  for (let at = 1; at < length; at += 1) if (before[at]! < before[end]!) end = at
  if (steps !== undefined) {
    for (let step = units.length - 1, at = end; step >= 0; step -= 1) {
      steps[step] = at
      at = origin[step]![at]!
    }
  }
  return Math.min(before[end]!, costs)
}
