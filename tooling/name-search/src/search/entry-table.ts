import { kindOrder, memberKindOrder } from '@signpost/graph-model/model'
import type { ByteReader } from './byte-reader.ts'
import { type Column, exceptionKinds, nameFlags } from './format.ts'

/**
 * All entries as flat columns. An entry is a number: symbols come first, in file order, then all members. Columns for
 * symbols only are indexed by the symbol; for a member, by its owner.
 */
export interface EntryTable {
  symbols: number
  count: number
  packages: readonly { slug: string; name: string }[]
  containers: readonly string[]
  /** Name of each entry. */
  name: Uint32Array
  /** Start of the entries of each name in `named`, and the end of the last. */
  namedStarts: Uint32Array
  /** Entries by name: few names match a query, so their entries are found without looking at all others. */
  named: Uint32Array
  /** Owner of each entry: the symbol itself, or the one that declares the member. */
  owner: Uint32Array
  /** Kind of each entry; a member's is offset by eight. */
  kind: Uint8Array
  /** Release and `nameFlags` of each entry. */
  flags: Uint8Array
  packageOf: Uint32Array
  containerOf: Uint32Array
  references: Uint32Array
  /** Symbol whose page is opened: itself, or the original of an alias. */
  home: Uint32Array
  /** By symbol: 1 for an alias with the name of its original, as in a re-export by another package. */
  isRepeated: Uint8Array
  /** `standings` of a symbol; zeros in a file without them. */
  standing: Uint8Array
  /** All kinds of a symbol, one bit each. */
  facets: Uint8Array
  /** Page names that cannot be derived from the symbol's name. */
  pageNames: ReadonlyMap<number, string>
  /** Anchors that cannot be derived from the member's name, by entry. */
  anchors: ReadonlyMap<number, string>
  /** Page of each entry that is on a further page of its symbol, from 2. */
  parts: ReadonlyMap<number, number>
}

/** Offset of member kinds. */
export const memberKinds = 8

/**
 * Reads the columns of symbols and members.
 *
 * @param names - Number of names.
 */
export function readEntryTable(columns: (column: Column) => ByteReader, names: number): EntryTable {
  const packages: { slug: string; name: string }[] = []
  const containers: string[] = []
  const named = columns('packages')
  while (!named.isAtEnd) packages.push({ slug: named.text(), name: named.text() })
  const contained = columns('containers')
  while (!contained.isAtEnd) containers.push(contained.text())

  const symbols = columns('symbolKind').bytes.length
  const members = columns('memberKind').bytes.length
  const table: EntryTable = {
    symbols,
    count: symbols + members,
    packages,
    containers,
    name: new Uint32Array(symbols + members),
    namedStarts: new Uint32Array(names + 1),
    named: new Uint32Array(symbols + members),
    owner: new Uint32Array(symbols + members),
    kind: new Uint8Array(symbols + members),
    flags: new Uint8Array(symbols + members),
    packageOf: new Uint32Array(symbols),
    containerOf: new Uint32Array(symbols),
    references: new Uint32Array(symbols),
    home: new Uint32Array(symbols),
    isRepeated: new Uint8Array(symbols),
    standing: new Uint8Array(symbols),
    facets: new Uint8Array(symbols),
    pageNames: new Map(),
    anchors: new Map(),
    parts: new Map(),
  }
  readSymbols(columns, table)
  readMembers(columns, table)
  readExceptions(columns, table)
  if (table.name.some((name) => name >= names) || table.home.some((home) => home >= symbols)) {
    throw new RangeError('a row that names a row which is not there')
  }
  const kindEnd = (entry: number): number => (entry < symbols ? kindOrder.length : memberKinds + memberKindOrder.length)
  if (table.kind.some((kind, entry) => kind >= kindEnd(entry))) {
    throw new RangeError('a kind that there is not')
  }
  sortByName(table)
  markRepeated(table)
  return table
}

function markRepeated(table: EntryTable): void {
  const { symbols, home, name, containerOf, isRepeated } = table
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    const original = home[symbol]!
    const isSame = name[symbol] === name[original] && containerOf[symbol] === containerOf[original]
    if (original !== symbol && isSame && isAlias(table, symbol)) isRepeated[symbol] = 1
  }
}

/** Fills `named`: the entries of each name, in their order. */
function sortByName({ count, name, named, namedStarts }: EntryTable): void {
  for (let entry = 0; entry < count; entry += 1) namedStarts[name[entry]! + 1]! += 1
  for (let at = 1; at < namedStarts.length; at += 1) namedStarts[at]! += namedStarts[at - 1]!
  const next = namedStarts.slice()
  for (let entry = 0; entry < count; entry += 1) named[next[name[entry]!]!++] = entry
}

function readSymbols(columns: (column: Column) => ByteReader, table: EntryTable): void {
  const [counts, name, container] = [columns('symbolsOfPackage'), columns('symbolName'), columns('symbolContainer')]
  const references = columns('references')
  table.kind.set(columns('symbolKind').bytes)
  table.flags.set(columns('symbolFlags').take(table.symbols))
  table.standing.set(columns('standing').bytes.subarray(0, table.symbols))
  let left = 0
  let packageAt = -1
  for (let symbol = 0; symbol < table.symbols; symbol += 1) {
    while (left === 0) {
      left = counts.varint()
      packageAt += 1
    }
    left -= 1
    table.packageOf[symbol] = packageAt
    table.name[symbol] = name.varint()
    table.containerOf[symbol] = container.varint()
    table.references[symbol] = references.varint()
    table.owner[symbol] = symbol
    table.home[symbol] = symbol
    table.facets[symbol] = 1 << table.kind[symbol]!
    if (table.containerOf[symbol]! >= table.containers.length || packageAt >= table.packages.length) {
      throw new RangeError('a symbol without its container')
    }
  }
}

function readMembers(columns: (column: Column) => ByteReader, table: EntryTable): void {
  const [counts, names] = [columns('membersOfSymbol'), columns('memberName')]
  const kinds = columns('memberKind').bytes
  table.flags.set(columns('memberFlags').take(kinds.length), table.symbols)
  let entry = table.symbols
  for (let symbol = 0; symbol < table.symbols; symbol += 1) {
    let name = 0
    for (let left = counts.varint(); left > 0; left -= 1) {
      name += names.varint()
      table.name[entry] = name
      table.owner[entry] = symbol
      table.kind[entry] = memberKinds + kinds[entry - table.symbols]!
      entry += 1
    }
  }
  if (entry !== table.count) throw new RangeError('members without their symbol')
}

function readExceptions(columns: (column: Column) => ByteReader, table: EntryTable): void {
  const pageNames = table.pageNames as Map<number, string>
  const anchorTexts = table.anchors as Map<number, string>
  const partNumbers = table.parts as Map<number, number>
  const exceptions = columns('exceptions')
  for (let symbol = 0; !exceptions.isAtEnd; ) {
    symbol += exceptions.varint()
    const what = exceptions.byte()
    if (what === exceptionKinds.pageName) pageNames.set(symbol, exceptions.text())
    else if (what === exceptionKinds.facets) table.facets[symbol] = exceptions.varint()
    else table.home[symbol] = exceptions.varint()
  }
  const anchors = columns('anchors')
  for (let member = 0; !anchors.isAtEnd; ) {
    member += anchors.varint()
    anchors.byte()
    anchorTexts.set(table.symbols + member, anchors.text())
  }
  const parts = columns('parts')
  for (let member = 0; !parts.isAtEnd; ) {
    member += parts.varint()
    partNumbers.set(table.symbols + member, parts.varint())
  }
}

export function isAlias({ flags }: EntryTable, symbol: number): boolean {
  return (flags[symbol]! & nameFlags.alias) !== 0
}
