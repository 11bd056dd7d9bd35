import type { ByteReader } from './byte-reader.ts'
import type { EntryTable } from './entry-table.ts'
import { fold } from './fold.ts'
import type { EntryTest, FilterTables } from './filter-keys.ts'
import { baseRoles } from './format.ts'
import { nameText } from './name-table.ts'

/** Heritage of all symbols, by base. */
export interface BaseTable {
  /** By base: a symbol, or the folded name of one outside the graph. */
  derived: ReadonlyMap<number | string, readonly { symbol: number; implements: boolean }[]>
  /** Bases of a symbol in the graph, and their bases. */
  above(symbol: number): ReadonlySet<number>
}

/** Reads the column of bases. */
export function readBases(column: ByteReader, { symbols }: EntryTable): BaseTable {
  const derived = new Map<number | string, { symbol: number; implements: boolean }[]>()
  for (let symbol = 0; !column.isAtEnd; ) {
    symbol += column.varint()
    const role = column.byte()
    const base = (role & baseRoles.external) === 0 ? column.varint() : foldText(column.text())
    const isThere = symbol < symbols && (typeof base === 'string' || base < symbols)
    if (!isThere) throw new RangeError('a base of a symbol that is not there')
    const row = { symbol, implements: (role & baseRoles.implements) !== 0 }
    const rows = derived.get(base)
    if (rows === undefined) derived.set(base, [row])
    else rows.push(row)
  }
  let direct: ReadonlyMap<number, readonly number[]> | undefined
  return {
    derived,
    above(symbol) {
      direct ??= basesBySymbol(derived)
      const found = new Set<number>()
      // The set grows while it is walked.
      for (const base of direct.get(symbol) ?? []) found.add(base)
      for (const one of found) for (const base of direct.get(one) ?? []) found.add(base)
      return found
    },
  }
}

function basesBySymbol(derived: BaseTable['derived']): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const [base, rows] of derived) {
    if (typeof base === 'string') continue
    for (const { symbol } of rows) found.set(symbol, [...(found.get(symbol) ?? []), base])
  }
  return found
}

/** Folds the first 1000 units; no name is longer. */
function foldText(text: string): string {
  return String.fromCharCode(...fold(text.slice(0, 1000)))
}

/**
 * Tests whether a symbol extends or implements a base, directly or not. A class also implements the interfaces of its
 * base, and those that its interfaces extend.
 *
 * @param name - Name of a symbol, with or without namespaces, ignoring case; or of a base outside the graph.
 * @returns Undefined for an unknown name.
 */
export function basedOn(name: string, role: 'extends' | 'implements', tables: FilterTables): EntryTest | undefined {
  const { entries, names } = tables
  const { derived } = tables.bases
  const wanted = foldText(name)
  const start: (number | string)[] = derived.has(wanted) ? [wanted] : []
  for (let symbol = 0; symbol < entries.symbols; symbol += 1) {
    if (matches(symbol, wanted)) start.push(entries.home[symbol]!)
  }
  if (start.length === 0) return undefined

  const seen = new Set<string>()
  const found = new Set<number>()
  const queue = start.map((base) => ({ base, implemented: false }))
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    for (const { symbol, implements: isImplemented } of derived.get(one.base) ?? []) {
      if (role === 'extends' && isImplemented) continue
      const implemented = one.implemented || isImplemented
      const key = `${symbol} ${String(implemented)}`
      if (seen.has(key)) continue
      seen.add(key)
      if (role === 'extends' || implemented) found.add(symbol)
      queue.push({ base: symbol, implemented })
    }
  }
  return (entry) => entry < entries.symbols && found.has(entries.home[entry]!)

  function matches(symbol: number, folded: string): boolean {
    const end = names.foldedStarts[entries.name[symbol]! + 1]!
    const start = names.foldedStarts[entries.name[symbol]!]!
    if (names.folded[end - 1] !== folded.charCodeAt(folded.length - 1) || end - start > folded.length) return false
    const own = nameText(names, entries.name[symbol]!)
    const container = entries.containers[entries.containerOf[symbol]!]!
    return foldText(own) === folded || (container !== '' && foldText(`${container}.${own}`) === folded)
  }
}
