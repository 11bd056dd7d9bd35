import type { EntryTable } from './entry-table.ts'
import { fold } from './fold.ts'
import { nameText, type NameTable } from './name-table.ts'

/** Names that are the whole query, whatever it looks like, each with its score; most often there is none. */
export type LiteralNames = ReadonlyMap<number, number>

/** Finds the names that are the whole query, with or without the spaces around it. */
export function literalNames(query: string, names: NameTable): LiteralNames {
  const found = new Map<number, number>()
  const literals = [...new Set([query, query.trim()])].filter((literal) => literal !== '')
  for (const literal of literals) {
    const folded = fold(literal)
    for (let name = 0; name < names.count; name += 1) {
      const from = names.foldedStarts[name]!
      if (names.foldedStarts[name + 1]! - from !== folded.length) continue
      if (folded.some((unit, index) => names.folded[from + index] !== unit)) continue
      const isSame = nameText(names, name) === literal
      if (isSame || (folded.length > 0 && !found.has(name))) found.set(name, isSame ? 0 : 1)
    }
  }
  return found
}

/** Such a name matches exactly, and before what matches a part of the query exactly. */
export function putLiteral(scores: Uint8Array, literal: LiteralNames, { count, name }: EntryTable): void {
  if (literal.size === 0) return
  for (let entry = 0; entry < count; entry += 1) {
    const score = literal.get(name[entry]!)
    if (score !== undefined) scores[entry] = score
    else if (scores[entry]! < behindLiteral) scores[entry]! += behindLiteral
  }
}

/** How many shades of an exact match a literal one has: the same case, and another. */
const behindLiteral = 2
