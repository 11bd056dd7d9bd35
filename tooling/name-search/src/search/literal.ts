import type { EntryTable } from './entry-table.ts'
import { fold, letterSet } from './fold.ts'
import { noMatch } from './match-term.ts'
import { nameText, type NameTable } from './name-table.ts'

/** Scores of names that equal the whole query; 255 for the others. Usually undefined: no name does. */
export type LiteralNames = Uint8Array | undefined

/** Finds names that equal the whole query or, failing that, the trimmed query. */
export function literalNames(query: string, names: NameTable): LiteralNames {
  const trimmed = query.trim()
  return namesThatAre(query, names) ?? (trimmed === query ? undefined : namesThatAre(trimmed, names))
}

function namesThatAre(literal: string, names: NameTable): LiteralNames {
  if (literal === '') return undefined
  let found: Uint8Array | undefined
  const { letters, folded: units, foldedStarts } = names
  const folded = fold(literal)
  const wanted = letterSet(folded)
  for (let name = letters.indexOf(wanted); name !== -1; name = letters.indexOf(wanted, name + 1)) {
    const from = foldedStarts[name]!
    if (foldedStarts[name + 1]! - from !== folded.length) continue
    if (folded.some((unit, index) => units[from + index] !== unit)) continue
    const isSame = nameText(names, name) === literal
    if (!isSame && folded.length === 0) continue
    found ??= new Uint8Array(names.count).fill(noMatch)
    found[name] = isSame ? 0 : 1
  }
  return found
}

/** Ranks literal matches as exact, ahead of names that match part of the query exactly. */
export function putLiteral(scores: Uint8Array, literal: LiteralNames, { count, name }: EntryTable): void {
  if (literal === undefined) return
  for (let entry = 0; entry < count; entry += 1) {
    const score = literal[name[entry]!]!
    if (score !== noMatch) scores[entry] = score
    else if (scores[entry]! < behindLiteral) scores[entry]! += behindLiteral
  }
}

/** Shades of a literal match: same case, other case. */
const behindLiteral = 2
