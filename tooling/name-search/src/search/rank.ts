import { type EntryTable, isAlias } from './entry-table.ts'
import { firstOf } from './first-of.ts'
import { nameFlags } from './format.ts'
import { noMatch } from './match-term.ts'
import type { NameTable } from './name-table.ts'

/** Tables that order entries of equal score. */
export interface RankTables {
  names: NameTable
  entries: EntryTable
}

/**
 * Best entries by score. Ties are broken by: not deprecated; exported at the top level, then members, then aliases; by
 * the package's own entry point, then others, then earlier versions; in the reader's package; members with docs; named more
 * often by other declarations; shorter; code unit order.
 *
 * @param scores - Score of each entry.
 * @param matched - Entries to order.
 * @param current - Number of the reader's package; -1 for none.
 */
export function bestEntries(
  scores: Uint8Array,
  matched: readonly number[],
  limit: number,
  current: number,
  tables: RankTables,
): number[] {
  const counts = new Uint32Array(noMatch + 1)
  for (const entry of matched) counts[scores[entry]!]! += 1
  let wanted = 0
  let last = -1
  for (let score = 0; score < noMatch && wanted < limit; score += 1) {
    wanted += counts[score]!
    if (counts[score]! > 0) last = score
  }
  const found: number[][] = Array.from({ length: last + 1 }, () => [])
  for (const entry of matched) if (scores[entry]! <= last) found[scores[entry]!]!.push(entry)
  const compare = comparison(current, tables)
  const best: number[] = []
  for (const entries of found) best.push(...firstOf(entries, limit - best.length, compare))
  return best
}

function comparison(current: number, { names, entries }: RankTables): (a: number, b: number) => number {
  const { symbols, owner, name, flags, packageOf, home, references, containerOf, standing } = entries
  const level = (entry: number): number => {
    if (isAlias(entries, owner[entry]!)) return 2
    return entry < symbols && containerOf[entry] === 0 ? 0 : 1
  }
  const away = (entry: number): number => {
    const symbol = owner[entry]!
    return packageOf[symbol] === current || packageOf[home[symbol]!] === current ? 0 : 1
  }
  const deprecated = (entry: number): number => (flags[entry]! | flags[owner[entry]!]!) & nameFlags.deprecated
  const undocumented = (entry: number): number => (entry >= symbols && (flags[entry]! & nameFlags.docs) === 0 ? 1 : 0)
  const length = (entry: number): number => names.starts[name[entry]! + 1]! - names.starts[name[entry]!]!
  return (a, b) =>
    deprecated(a) - deprecated(b) ||
    level(a) - level(b) ||
    standing[owner[a]!]! - standing[owner[b]!]! ||
    away(a) - away(b) ||
    undocumented(a) - undocumented(b) ||
    references[owner[b]!]! - references[owner[a]!]! ||
    length(a) - length(b) ||
    // Containers and names are numbered in code unit order.
    containerOf[owner[a]!]! - containerOf[owner[b]!]! ||
    name[owner[a]!]! - name[owner[b]!]! ||
    name[a]! - name[b]! ||
    a - b
}
