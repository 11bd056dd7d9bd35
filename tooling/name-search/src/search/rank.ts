import { type EntryTable, isAlias } from './entry-table.ts'
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
 * the package's own entry point, then others, then earlier versions; in the reader's package; named more often by other
 * declarations; shorter; code unit order.
 *
 * @param scores - Score of each entry; 255 excludes it.
 * @param current - Number of the reader's package; -1 for none.
 */
export function bestEntries(scores: Uint8Array, limit: number, current: number, tables: RankTables): number[] {
  const counts = new Uint32Array(noMatch + 1)
  for (let entry = 0; entry < scores.length; entry += 1) counts[scores[entry]!]! += 1
  let wanted = 0
  let last = -1
  for (let score = 0; score < noMatch && wanted < limit; score += 1) {
    wanted += counts[score]!
    if (counts[score]! > 0) last = score
  }
  const found: number[][] = Array.from({ length: last + 1 }, () => [])
  for (let entry = 0; entry < scores.length; entry += 1) if (scores[entry]! <= last) found[scores[entry]!]!.push(entry)
  const compare = comparison(current, tables)
  const best: number[] = []
  for (const entries of found) best.push(...firstOf(entries, limit - best.length, compare))
  return best
}

/** First entries in order; sorts no more than necessary. */
function firstOf(entries: number[], limit: number, compare: (a: number, b: number) => number): number[] {
  if (entries.length <= limit || limit > 200) return entries.sort(compare).slice(0, limit)
  const best: number[] = []
  for (const entry of entries) {
    if (best.length === limit && compare(entry, best.at(-1)!) > 0) continue
    let [low, high] = [0, best.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(entry, best[middle]!) < 0) high = middle
      else low = middle + 1
    }
    best.splice(low, 0, entry)
    if (best.length > limit) best.pop()
  }
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
  const length = (entry: number): number => names.starts[name[entry]! + 1]! - names.starts[name[entry]!]!
  return (a, b) =>
    deprecated(a) - deprecated(b) ||
    level(a) - level(b) ||
    standing[owner[a]!]! - standing[owner[b]!]! ||
    away(a) - away(b) ||
    references[owner[b]!]! - references[owner[a]!]! ||
    length(a) - length(b) ||
    // Containers and names are numbered in code unit order.
    containerOf[owner[a]!]! - containerOf[owner[b]!]! ||
    name[owner[a]!]! - name[owner[b]!]! ||
    name[a]! - name[b]! ||
    a - b
}
