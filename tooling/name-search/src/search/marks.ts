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
  const marks: Mark[] = []
  const shift = (found: readonly Mark[], by: number): Mark[] => found.map(([start, end]) => [start + by, end + by])
  for (const parts of words) {
    const own = shift(marksIn(name, parts.at(-1)!), offset)
    if (own.length > 0) marks.push(...own)
    else if (parts.length === 1) marks.push(...marksIn(container, parts[0]!))
    for (const part of parts.slice(0, -1)) marks.push(...marksIn(container, part))
  }
  if (marks.length === 0) {
    const joined = words.flat()
    marks.push(...shift(marksIn(name, joined.join('')), offset), ...shift(marksIn(name, joined.join('.')), offset))
  }
  return merged(marks)
}

/** Ranges of a word in a text: as written, letter by letter, or the whole text for a typo; empty without a match. */
function marksIn(text: string, word: string): Mark[] {
  if (text === '' || word === '' || text.length > 2000) return []
  const term = termOf(word)
  const table = nameTableOf([text])
  const origins: number[] = []
  fold(text, origins)
  const at = placeOf(table, term)
  if (at !== -1) return [[origins[at]!, endOf(at + term.units.length - 1, origins, text)]]
  const parts = word.split(/[-_]+/u).filter((part) => part !== '')
  if (parts.length > 1) {
    const apart = parts.flatMap((part) => marksIn(text, part))
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
