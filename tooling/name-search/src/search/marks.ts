import { fold } from './fold.ts'
import { beginsWord, nameTableOf, type NameTable } from './name-table.ts'
import { matchTerm, noMatch } from './match-term.ts'
import { type Term, termOf } from './term.ts'
import { noWalk, walkCost } from './walk.ts'

/** Range of a text. */
export type Mark = readonly [start: number, end: number]

/**
 * Ranges in `container.name` that the words of a query match.
 *
 * @param words - Each split into parts; the last part is searched in the name, the others in the container.
 */
export function marksOf(container: string, name: string, words: readonly (readonly string[])[]): Mark[] {
  const offset = container === '' ? 0 : container.length + 1
  const [ownText, outerText] = [openText(name), openText(container)]
  const marks: Mark[] = []
  const shift = (found: readonly Mark[], by: number): Mark[] => found.map(([start, end]) => [start + by, end + by])
  for (const parts of words) {
    const own = shift(marksIn(ownText, parts.at(-1)!), offset)
    if (own.length > 0) marks.push(...own)
    else if (parts.length === 1) marks.push(...marksIn(outerText, parts[0]!))
    for (const part of parts.slice(0, -1)) marks.push(...marksIn(outerText, part))
  }
  if (marks.length === 0) {
    const joined = words.flat()
    marks.push(
      ...shift(marksIn(ownText, joined.join('')), offset),
      ...shift(marksIn(ownText, joined.join('.')), offset),
    )
  }
  return merged(marks)
}

/** Text that words are looked for in. */
interface OpenText {
  text: string
  table: NameTable
  /** Position in the text of each folded unit. */
  origins: readonly number[]
}

function openText(text: string): OpenText {
  const origins: number[] = []
  if (text.length <= longestMarked) fold(text, origins)
  return { text, table: nameTableOf(text.length <= longestMarked ? [text] : ['']), origins }
}

/** Longest text that is marked, in UTF-16 units. */
const longestMarked = 2000

/** Ranges of a word in a text: as written, letter by letter, or the whole text for a typo; empty without a match. */
function marksIn(opened: OpenText, word: string): Mark[] {
  const { text, table, origins } = opened
  if (origins.length === 0 || word === '') return []
  const term = termOf(word)
  const at = placeOf(table, term)
  if (at !== -1) return [[origins[at]!, endOf(at + term.units.length - 1, origins, text)]]
  const parts = word.split(/[-_]+/u).filter((part) => part !== '')
  if (parts.length > 1) {
    const apart = parts.flatMap((part) => marksIn(opened, part))
    if (apart.length > 0) return apart
  }
  const steps: number[] = []
  const isWalk =
    (term.letters & ~table.letters[0]!) === 0 &&
    ((term.hasHumps && walkCost(table, 0, term, true, steps) !== noWalk) ||
      walkCost(table, 0, term, false, steps) !== noWalk)
  if (isWalk) return steps.map((step) => [origins[step]!, endOf(step, origins, text)])
  return matchTerm(table, term, 'typo')[0] === noMatch ? [] : [[0, text.length]]
}

/** First position of a term, preferably at the start of a word; -1 without a match. */
function placeOf({ folded, foldedStarts, shape }: NameTable, { units }: Term): number {
  if (units.length === 0) return -1
  let found = -1
  for (let at = 0; at + units.length <= foldedStarts[1]!; at += 1) {
    if (!units.every((unit, index) => folded[at + index] === unit)) continue
    if ((shape[at]! & beginsWord) !== 0) return at
    if (found === -1) found = at
  }
  return found
}

/** End of the letter that a folded unit comes from, including its diacritics. */
function endOf(unit: number, origins: readonly number[], text: string): number {
  let next = unit + 1
  while (next < origins.length && origins[next] === origins[unit]) next += 1
  return origins[next] ?? text.length
}

function merged(marks: readonly Mark[]): Mark[] {
  const result: [start: number, end: number][] = []
  for (const [start, end] of [...marks].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1)
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}
