import type { EntryTable } from './entry-table.ts'
import { fold, letterSet } from './fold.ts'
import { noMatch, type Scores } from './match-term.ts'
import { nameText, type NameTable } from './name-table.ts'

/** Names that equal the whole query, with their scores. Usually undefined: no name does. */
export type LiteralNames = ReadonlyMap<number, number> | undefined

/** Finds names that equal the whole query or, failing that, the trimmed query. */
export function literalNames(query: string, names: NameTable): LiteralNames {
  const trimmed = query.trim()
  return namesThatAre(query, names) ?? (trimmed === query ? undefined : namesThatAre(trimmed, names))
}

function namesThatAre(literal: string, names: NameTable): LiteralNames {
  if (literal === '') return undefined
  const found = new Map<number, number>()
  const { letters, folded: units, foldedStarts } = names
  const folded = fold(literal)
  const wanted = letterSet(folded)
  for (let name = letters.indexOf(wanted); name !== -1; name = letters.indexOf(wanted, name + 1)) {
    const from = foldedStarts[name]!
    if (foldedStarts[name + 1]! - from !== folded.length) continue
    if (folded.some((unit, index) => units[from + index] !== unit)) continue
    const isSame = nameText(names, name) === literal
    if (!isSame && folded.length === 0) continue
    found.set(name, isSame ? 0 : 1)
  }
  return found.size === 0 ? undefined : found
}

/** Ranks literal matches as exact, ahead of names that match part of the query exactly. */
export function putLiteral({ of: scores, matched }: Scores, literal: LiteralNames, entries: EntryTable): void {
  if (literal === undefined) return
  const { named, namedStarts } = entries
  for (const entry of matched) if (scores[entry]! < behindLiteral) scores[entry]! += behindLiteral
  for (const [name, score] of literal) {
    for (let at = namedStarts[name]!; at < namedStarts[name + 1]!; at += 1) {
      if (scores[named[at]!] === noMatch) matched.push(named[at]!)
      scores[named[at]!] = score
    }
  }
}

/** Shades of a literal match: same case, other case. */
const behindLiteral = 2
