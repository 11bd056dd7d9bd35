import { beginsWord, type NameTable } from './name-table.ts'
import { editDistance, typosAllowed } from './typo.ts'
import type { Term } from './term.ts'
import { walkCost } from './walk.ts'

/** Ways to match, best first. */
export const matchOrder = [
  'exact',
  'qualified',
  'prefix',
  'hump',
  'word',
  'substring',
  'subsequence',
  'typo',
  'filter',
] as const

/** Number of shades per way to match. A score is the index of the way times this, plus a shade for the fit. */
export const shades = 16

/** Shade of a prefix, word or substring that ends within a word: it only matters for queries of several words. */
export const partOfWord = 2

/** Score of a name that does not match. */
export const noMatch = 255

/** Best score of a way to match. */
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

/** Extent of a comparison. The later ways are slow, and noise when the earlier ones find enough. */
export type Reach = 'plain' | 'subsequence' | 'typo'

/** Scores by number, and the numbers that match, each once and in no order. */
export interface Scores {
  of: Uint8Array
  matched: number[]
}

/**
 * Scores every name against a term.
 *
 * @param found - Filled: without a match, or with those of the term at a lesser reach. Names that matched there keep their score.
 * @param isKnown - Whether they are of a lesser reach.
 */
export function matchTerm(
  table: NameTable,
  term: Term,
  reach: Reach,
  { of: scores, matched }: Scores = { of: new Uint8Array(table.count).fill(noMatch), matched: [] },
  isKnown = false,
): Uint8Array {
  const { letters, pairs } = term
  const { count, letters: lettersOf, pairs: pairsOf, foldedStarts } = table
  const size = term.units.length
  // Humps and subsequences have other letters between those of the term.
  const isInOneRun = reach === 'plain' && !term.hasHumps
  const allowed = reach === 'typo' ? typosAllowed(size) : 0
  const isStrewnToo = reach !== 'plain' && size > 1
  for (let name = 0; name < count; name += 1) {
    const missing = letters & ~lettersOf[name]!
    // Most names end here, at the cheapest question.
    if (missing !== 0 && allowed === 0) continue
    if (isInOneRun && (pairs & ~pairsOf[name]!) !== 0) continue
    if (scores[name] !== noMatch) continue
    const length = foldedStarts[name + 1]! - foldedStarts[name]!
    if (missing === 0 && length >= size) {
      if (!isKnown) scores[name] = matchName(table, name, term)
      if (scores[name] === noMatch && isStrewnToo) scores[name] = matchSubsequence(table, name, term)
    }
    const isNear = length <= size + allowed && length >= size - allowed
    if (allowed > 0 && isNear && scores[name] === noMatch && bits(missing) <= allowed)
      scores[name] = matchTypo(table, name, term, allowed)
    if (scores[name] !== noMatch) matched.push(name)
  }
  return scores
}

function bits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Scores one name: exact, prefix, hump, word or substring. */
function matchName(table: NameTable, name: number, term: Term): number {
  const from = table.foldedStarts[name]!
  const length = table.foldedStarts[name + 1]! - from
  const size = term.units.length
  const { folded } = table
  const isInitials = term.hasHumps && size <= mostInitials
  const first = term.units[0]
  let found = noMatch
  if (size === 0) return noMatch
  // Without all pairs of the term, the name does not have it in one run.
  const last = (term.pairs & ~table.pairs[name]!) === 0 ? length - size : -1
  for (let at = 0; at <= last; at += 1) {
    if (folded[from + at] !== first || !standsAt(table, from + at, term)) continue
    const otherCase = caseDiffers(table, name, at, term)
    if (at === 0 && size === length) return exact + (otherCase ? 1 : 0)
    const shade =
      (otherCase && term.isCased ? 1 : 0) + (endsWord(table, from + at + size, from + length) ? 0 : partOfWord)
    if (at === 0 && otherCase && isInitials) {
      found = hump + otherInitials
      continue
    }
    if (at === 0) return prefix + shade
    const isAtEnd = at + size === length && size >= shortestEnd
    const way = (table.shape[from + at]! & beginsWord) === 0 ? substring : isAtEnd ? prefix : word
    found = Math.min(found, way + shade)
  }
  const cost =
    term.hasHumps && size <= length && isStrewn(table, name, term) ? walkCost(table, name, term, true) : noMatch
  if (cost === noMatch) return found
  const otherFirst = table.text[table.starts[name]!] !== term.written[0]
  return Math.min(found, hump + Math.min(cost + (otherFirst ? 1 : 0), shades - 1))
}

/** Shade of a beginning with other capitals than the query's: `cL` is rather `combineLatest` than `clear`. */
const otherInitials = 6

/** Most letters of a query with capitals that is read as initials. */
const mostInitials = 4

/** Least letters of a match at the end of a name that counts like one at its start: `MatchMedia` of `useMatchMedia`. */
const shortestEnd = 4

function matchSubsequence(table: NameTable, name: number, term: Term): number {
  if (!isStrewn(table, name, term)) return noMatch
  const allowed = typosAllowed(term.units.length)
  // A name without a letter or two is rather a slip than an abbreviation; one letter comes before two.
  const slip = allowed > 0 ? matchTypo(table, name, term, allowed) : noMatch
  if (slip !== noMatch) return subsequence + ((slip - typo) >> 1) - 1
  const cost = walkCost(table, name, term, false)
  return cost === noMatch ? noMatch : subsequence + Math.max(1, cost)
}

/** Whether a name contains all letters of a term in order: a cheap precondition of every walk. */
function isStrewn({ folded, foldedStarts }: NameTable, name: number, { units }: Term): boolean {
  const end = foldedStarts[name + 1]!
  let step = 0
  for (let at = foldedStarts[name]!; at < end && end - at >= units.length - step; at += 1) {
    if (folded[at] === units[step]) step += 1
    if (step === units.length) return true
  }
  return false
}

/** Whether a word ends before this unit. */
function endsWord({ folded, shape }: NameTable, at: number, end: number): boolean {
  if (at === end || (shape[at]! & beginsWord) !== 0) return true
  const unit = folded[at]!
  return unit < 0x80 && !(unit >= 97 && unit <= 122) && !(unit >= 48 && unit <= 57)
}

function standsAt({ folded }: NameTable, at: number, { units }: Term): boolean {
  for (let index = 1; index < units.length; index += 1) if (folded[at + index] !== units[index]) return false
  return true
}

function caseDiffers(table: NameTable, name: number, at: number, { written }: Term): boolean {
  const from = table.starts[name]!
  // Folding changed the length, so positions in the original are unknown, and not worth computing.
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
