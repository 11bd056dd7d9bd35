import { kindOrder, memberKindOrder } from '@signpost/graph-model/model'
import { memberAnchor } from '@signpost/graph-model/model'
import type { PageKey } from '@signpost/graph-model/model'
import { type BaseTable, readBases } from './bases.ts'
import { ByteReader } from './byte-reader.ts'
import { type EntryTable, isAlias, memberKinds, readEntryTable } from './entry-table.ts'
import { NamesFormatError } from './errors.ts'
import { applyFilters, isFilterKey } from './filter-keys.ts'
import {
  type Column,
  columnOrder,
  nameFlags,
  namesMagic,
  namesVersion,
  releaseOrder,
  requiredColumns,
} from './format.ts'
import { marksOf } from './marks.ts'
import { matchOrder, noMatch, type Reach, scoreOf, type Scores, shades } from './match-term.ts'
import type { NameHit, NameIndex, NameSearch, NameSearchOptions } from './model.ts'
import { nameText, readNameTable } from './name-table.ts'
import { parseQuery } from './parse-query.ts'
import { bestEntries } from './rank.ts'
import { readWordsHead, type WordsHead } from './words/words-head.ts'
import { scoreBuffers } from './score-buffers.ts'
import { literalNames, putLiteral } from './literal.ts'
import { containerTable, createMatcher, packageTable, scoreWords, type WordTables } from './score-words.ts'

const again = 'Build the graph again with this version of the tools.'

/** From this many better hits, subsequences are not searched. */
const enough = 50

/** From this many hits, typos are not searched. */
const enoughAsSpelt = 5

/**
 * Opens a names file of a graph, in a browser, in a worker or in Node.
 *
 * @throws NamesFormatError when the bytes are not a names file, are damaged or are of another major version.
 */
export function openNames(bytes: Uint8Array): NameIndex {
  const tables = readTables(bytes)
  const search = searcher(tables)
  return {
    size: tables.entries.count,
    packages: tables.entries.packages,
    search(query, options) {
      const { entries, total, terms, filters } = search(query, options)
      return {
        hits: entries.map(({ entry, score, words }) => hitOf(entry, score, words, tables)),
        total,
        terms,
        filters,
      }
    },
  }
}

/** Tables of a names file. */
export interface NameTables extends WordTables {
  bases: BaseTable
  /** Head of the index of words; undefined in a file without one. */
  words: WordsHead | undefined
  /** Package of each text of a package, in the order of their documents; empty in a file without it. */
  packageOfText: readonly number[]
}

/** Reads the tables of a names file; throws like {@link openNames}. */
export function readTables(bytes: Uint8Array): NameTables {
  const columns = readColumns(bytes)
  const column = (name: Column): ByteReader => new ByteReader(columns.get(name)!)
  return read(() => {
    const names = readNameTable(column)
    const entries = readEntryTable(column, names.count)
    const bases = readBases(column('bases'), entries)
    const words = readWordsHead(column('words'), entries.count)
    const packageOfText = readPackages(
      column('textsOfPackage'),
      words === undefined ? 0 : words.documents - entries.count,
    )
    const derived = { containers: containerTable(entries), packages: packageTable(entries) }
    return { names, entries, bases, words, packageOfText, ...derived }
  })
}

/** Reads the number of texts of each package. */
function readPackages(column: ByteReader, texts: number): number[] {
  const packages: number[] = []
  for (let at = 0; !column.isAtEnd; at += 1) {
    const count = column.varint()
    if (count > texts - packages.length) throw new RangeError('more texts of packages than documents')
    packages.push(...Array.from({ length: count }, () => at))
  }
  return packages
}

function readColumns(bytes: Uint8Array): Map<Column, Uint8Array> {
  if (!namesMagic.every((byte, index) => bytes[index] === byte)) {
    throw new NamesFormatError('bytes that do not begin as one', 'the names file of a symbol graph', again)
  }
  const reader = new ByteReader(bytes)
  return read(() => {
    reader.take(namesMagic.length)
    const [major, minor] = [reader.byte(), reader.byte()]
    if (major !== namesVersion[0]) {
      throw new NamesFormatError(`format ${major}.${minor}`, `format ${namesVersion[0]}.x`, again)
    }
    const lengths = Array.from({ length: reader.varint() }, () => reader.varint())
    if (lengths.length < requiredColumns) throw new RangeError('too few columns')
    const contents = lengths.map((length) => reader.take(length))
    return new Map(columnOrder.map((name, index) => [name, contents[index] ?? new Uint8Array()]))
  })
}

function read<Result>(step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    if (error instanceof RangeError) {
      throw new NamesFormatError(`a damaged file (${error.message})`, 'the names file of a symbol graph', again)
    }
    throw error
  }
}

/** Entries that match a query, best first. */
export interface EntrySearch extends Pick<NameSearch, 'total' | 'terms' | 'filters'> {
  /** With the words of the query that they match. */
  entries: readonly { entry: number; score: number; words: readonly (readonly string[])[] }[]
}

/** Options of a search of entries. */
export interface EntrySearchOptions extends NameSearchOptions {
  /** Whether names that are only like the query are left out: each name is compared for them, and they are no answer to words that docs have. */
  isSpelt?: boolean
}

/** Creates the search of names. */
export function searcher(tables: NameTables): (query: string, options?: EntrySearchOptions) => EntrySearch {
  const { entries, names } = tables
  const buffers = scoreBuffers()
  return (query, { limit = 20, package: slug, isSpelt = false } = {}) => {
    buffers.release()
    const parsed = parseQuery(query, isFilterKey)
    const { filters, test } = applyFilters(parsed.filters, tables)
    const match = createMatcher(buffers)
    const literal = literalNames(parsed.literal, names)
    const hasWords = parsed.words.length > 0
    let words = parsed.words
    let found: Scores = { of: buffers.take(entries.count), matched: [] }
    const score = (reach: Reach): void => {
      found = scoreWords(words, reach, tables, match)
      putLiteral(found, literal, entries)
      leaveOut(found, test, entries)
    }
    if (hasWords) {
      for (const reach of reaches(() => found.matched.length, isSpelt)) score(reach)
      if (found.matched.length === 0 && words.some(({ length }) => length > 1)) {
        words = words.map((parts) => parts.slice(-1))
        for (const reach of reaches(() => found.matched.length, isSpelt)) score(reach)
      }
    } else {
      if (test !== undefined && parsed.terms === '') listAll(found, test)
      putLiteral(found, literal, entries)
      leaveOut(found, undefined, entries)
    }
    lowerDeprecated(found, entries)
    const current = entries.packages.findIndex((one) => {
      return one.slug === slug || (slug === undefined && parsed.module !== undefined && one.name === parsed.module)
    })
    const best = bestEntries(found.of, found.matched, Math.max(0, limit), current, tables)
    const listed = best.map((entry) => ({ entry, score: found.of[entry]!, words }))
    return { entries: listed, total: found.matched.length, terms: parsed.terms, filters }
  }
}

/** Yields the reaches to try, while there are too few hits. */
function* reaches(total: () => number, isSpelt: boolean): Generator<Reach> {
  yield 'plain'
  if (isSpelt || total() >= enough) return
  yield 'subsequence'
  if (total() < enoughAsSpelt) yield 'typo'
}

/** Puts deprecated exact matches behind all others: `Observable` is what is meant by a deprecated `observable`. */
function lowerDeprecated({ of: scores, matched }: Scores, { flags }: EntryTable): void {
  for (const entry of matched) {
    if (scores[entry]! < deprecatedShade && (flags[entry]! & nameFlags.deprecated) !== 0)
      scores[entry]! += deprecatedShade
  }
}

/** Shades of exact matches, of which there are four: same case or other case, as the whole query or as its words. */
const deprecatedShade = 4

/** Lists the entries that filters without words let through. */
function listAll({ of: scores, matched }: Scores, test: (entry: number) => boolean): void {
  for (let entry = 0; entry < scores.length; entry += 1) {
    if (!test(entry)) continue
    scores[entry] = scoreOf('filter')
    matched.push(entry)
  }
}

/** Removes filtered entries, and aliases that repeat the name of a hit. */
function leaveOut(
  found: Scores,
  test: ((entry: number) => boolean) | undefined,
  { home, isRepeated }: EntryTable,
): void {
  const { of: scores, matched } = found
  for (const entry of test === undefined ? [] : matched) if (test?.(entry) === false) scores[entry] = noMatch
  found.matched = matched.filter((entry) => {
    return scores[entry] !== noMatch && (isRepeated[entry] !== 1 || scores[home[entry]!] === noMatch)
  })
}

/** Hit of an entry. */
export function hitOf(
  entry: number,
  score: number,
  words: readonly (readonly string[])[],
  { names, entries }: WordTables,
): NameHit {
  const symbol = entries.owner[entry]!
  const flags = entries.flags[entry]!
  const name = nameText(names, entries.name[entry]!)
  const isMember = entry >= entries.symbols
  const outer = entries.containers[entries.containerOf[symbol]!]!
  const container = isMember ? joined(outer, nameText(names, entries.name[symbol]!)) : outer
  const kindNumber = entries.kind[entry]!
  const memberKind = memberKindOrder[kindNumber - memberKinds] ?? 'property'
  const anchor = isMember
    ? (entries.anchors.get(entry) ?? memberAnchor(name, memberKind, (flags & nameFlags.static) !== 0))
    : undefined
  const match = matchOrder[Math.floor(score / shades)]!
  const part = entries.parts.get(entry)
  return {
    page: {
      ...pageOf(entries.home[symbol]!, { names, entries }),
      ...(part === undefined ? {} : { part: String(part) }),
    },
    ...(anchor === undefined ? {} : { anchor }),
    name,
    container,
    kind: isMember ? memberKind : kindOrder[kindNumber]!,
    release: releaseOrder[flags & 3]!,
    deprecated: (flags & nameFlags.deprecated) !== 0,
    alias: isAlias(entries, symbol),
    match,
    marks: match === 'filter' ? [] : marksOf(container, name, words),
  }
}

function joined(container: string, name: string): string {
  return container === '' ? name : `${container}.${name}`
}

function pageOf(symbol: number, { names, entries }: Pick<WordTables, 'names' | 'entries'>): PageKey {
  const container = entries.containers[entries.containerOf[symbol]!]!
  return {
    slug: entries.packages[entries.packageOf[symbol]!]!.slug,
    kind: kindOrder[entries.kind[symbol]!]!,
    name: entries.pageNames.get(symbol) ?? joined(container, nameText(names, entries.name[symbol]!)),
  }
}
