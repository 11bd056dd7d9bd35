import { kindOrder, memberKindOrder } from '@signpost/graph-model/model'
import { memberAnchor } from '@signpost/graph-model/model'
import type { PageKey, Release } from '@signpost/graph-model/model'
import {
  baseRoles,
  type Column,
  columnOrder,
  exceptionKinds,
  nameFlags,
  releaseOrder,
  standings,
} from '../search/format.ts'
import { namesMagic, namesVersion } from '../search/format.ts'
import { ByteWriter } from './byte-writer.ts'
import { encodeWords } from './encode-words.ts'
import type { NameMember, NamePackage, NameSymbol } from './name-symbol.ts'

/**
 * Encodes the names file of a graph, which `openNames` of `@signpost/name-search` reads.
 *
 * @returns Equal bytes for equal packages, whatever the order of packages, symbols and members.
 */
export function encodeNames(packages: readonly NamePackage[]): Uint8Array {
  const { sorted, rows } = sortedRows(packages)
  return encode(sorted, rows, new Uint8Array())
}

/** Files of the search. */
export interface SearchFiles {
  /** Names file, with the head of the index of words. */
  names: Uint8Array
  /** Pieces of the index of words. */
  words: Uint8Array
}

/**
 * Encodes the names file of a graph and the index of the words in its texts.
 *
 * @param hash - Returns the content hash of bytes, twelve hexadecimal digits.
 */
export function encodeSearch(packages: readonly NamePackage[], hash: (bytes: Uint8Array) => string): SearchFiles {
  const { sorted, rows } = sortedRows(packages)
  const { head, file } = encodeWords(sorted, rows, hash)
  return { names: encode(sorted, rows, head), words: file }
}

/** Packages, and the symbols of each with their members, in the order of the files. */
function sortedRows(packages: readonly NamePackage[]): { sorted: NamePackage[]; rows: NameSymbol[][] } {
  const sorted = [...packages].sort((a, b) => compare(a.slug, b.slug))
  const rows = sorted.map(({ symbols }) => {
    const keyed = symbols.map(sortable).sort((a, b) => compare(a.key, b.key))
    return keyed.map(({ symbol }) => symbol)
  })
  return { sorted, rows }
}

function encode(
  sorted: readonly NamePackage[],
  rows: readonly (readonly NameSymbol[])[],
  wordsHead: Uint8Array,
): Uint8Array {
  const all = rows.flat()
  const names = numbered(all.flatMap(({ name, members }) => [name, ...members.map((member) => member.name)]))
  const containers = numbered(['', ...all.map(({ container }) => container)])
  const columns = new Map(columnOrder.map((column) => [column, new ByteWriter()]))
  const at = (column: Column): ByteWriter => columns.get(column)!

  sorted.forEach(({ slug, name, texts = [] }, index) => {
    at('packages').text(slug)
    at('packages').text(name)
    at('symbolsOfPackage').varint(rows[index]!.length)
    at('textsOfPackage').varint(texts.length)
  })
  writeNames([...names.keys()], at)
  for (const container of containers.keys()) at('containers').text(container)
  at('words').take(wordsHead)
  writeSymbols(rows, sorted, { names, containers }, at)
  return assemble([...columns.values()].map((column) => column.finish()))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Sorts the members of a symbol and returns the symbol's sort key. */
function sortable(symbol: NameSymbol): { key: string; symbol: NameSymbol } {
  const members = symbol.members
    .map((member) => ({ key: [member.name, member.kind, member.isStatic, member.anchor].join('\0'), member }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ member }) => member)
  const { name, container, page, alias } = symbol
  const key = [name, container, Number(alias), page.slug, page.kind, page.name, JSON.stringify(members)].join('\0')
  return { key, symbol: { ...symbol, members } }
}

/** Numbers distinct texts in code unit order. */
function numbered(texts: readonly string[]): Map<string, number> {
  return new Map([...new Set(texts)].sort(compare).map((text, index) => [text, index]))
}

function writeNames(names: readonly string[], at: (column: Column) => ByteWriter): void {
  let before = ''
  for (const name of names) {
    let shared = 0
    while (shared < before.length && shared < name.length && before.charCodeAt(shared) === name.charCodeAt(shared))
      shared += 1
    at('shared').varint(shared)
    at('added').varint(name.length - shared)
    at('text').units(name.slice(shared))
    before = name
  }
}

interface Numbers {
  names: ReadonlyMap<string, number>
  containers: ReadonlyMap<string, number>
}

function pageText({ slug, kind, name }: PageKey): string {
  return `${slug}\0${kind}\0${name}`
}

function writeSymbols(
  rows: readonly (readonly NameSymbol[])[],
  packages: readonly NamePackage[],
  { names, containers }: Numbers,
  at: (column: Column) => ByteWriter,
): void {
  const homes = homesOf(rows, packages)
  const exceptions = sparse(at('exceptions'))
  const anchors = sparse(at('anchors'))
  const bases = sparse(at('bases'))
  const parts = sparse(at('parts'))
  let row = 0
  let memberRow = 0
  rows.forEach((symbols, packageAt) => {
    for (const symbol of symbols) {
      const home = homes.get(pageText(symbol.page))
      const kinds = symbol.facets.map((kind) => kindOrder.indexOf(kind))
      at('symbolName').varint(names.get(symbol.name)!)
      at('symbolContainer').varint(containers.get(symbol.container)!)
      at('symbolKind').byte(kindOrder.indexOf(symbol.page.kind))
      at('standing').byte(symbol.standing ?? standings.root)
      at('symbolFlags').byte(flagsOf(symbol) | (symbol.alias ? nameFlags.alias : 0))
      at('references').varint(symbol.references)
      at('membersOfSymbol').varint(symbol.members.length)
      if (kinds.length > 1 || kinds[0] !== kindOrder.indexOf(symbol.page.kind)) {
        exceptions(row, exceptionKinds.facets).varint(kinds.reduce((bits, kind) => bits | (1 << kind), 0))
      }
      if (home !== undefined && home !== row) exceptions(row, exceptionKinds.home).varint(home)
      else if (symbol.page.name !== qualified(symbol) || symbol.page.slug !== packages[packageAt]!.slug) {
        exceptions(row, exceptionKinds.pageName).text(symbol.page.name)
      }
      for (const { role, to } of symbol.bases) {
        const target = typeof to === 'string' ? undefined : homes.get(pageText(to))
        if (typeof to === 'string') bases(row, baseRoles[role] | baseRoles.external).text(to)
        else if (target !== undefined) bases(row, baseRoles[role]).varint(target)
      }
      let before = 0
      for (const member of symbol.members) {
        const name = names.get(member.name)!
        at('memberName').varint(name - before)
        before = name
        at('memberKind').byte(memberKindOrder.indexOf(member.kind))
        at('memberFlags').byte(flagsOf(member) | (member.isStatic ? nameFlags.static : 0))
        if (member.anchor !== memberAnchor(member.name, member.kind, member.isStatic)) {
          anchors(memberRow, 0).text(member.anchor)
        }
        if (member.part !== undefined) parts(memberRow, member.part)
        memberRow += 1
      }
      row += 1
    }
  })
}

/** Row of the symbol with each page. */
function homesOf(rows: readonly (readonly NameSymbol[])[], packages: readonly NamePackage[]): Map<string, number> {
  const homes = new Map<string, number>()
  let row = 0
  rows.forEach((symbols, packageAt) => {
    for (const { page, alias } of symbols) {
      const key = pageText(page)
      if (!alias && page.slug === packages[packageAt]!.slug && !homes.has(key)) homes.set(key, row)
      row += 1
    }
  })
  return homes
}

/** Writes a sparse column: each row begins with the distance from the row before and a type or value. */
function sparse(column: ByteWriter): (row: number, what: number) => ByteWriter {
  let before = 0
  return (row, what) => {
    column.varint(row - before)
    column.varint(what)
    before = row
    return column
  }
}

function qualified({ container, name }: NameSymbol): string {
  return container === '' ? name : `${container}.${name}`
}

function flagsOf(one: Pick<NameMember, 'release' | 'deprecated' | 'example' | 'docs'> & { release: Release }): number {
  return (
    releaseOrder.indexOf(one.release) |
    (one.deprecated ? nameFlags.deprecated : 0) |
    (one.example ? nameFlags.example : 0) |
    (one.docs ? nameFlags.docs : 0)
  )
}

function assemble(columns: readonly Uint8Array[]): Uint8Array {
  const file = new ByteWriter()
  for (const byte of [...namesMagic, ...namesVersion]) file.byte(byte)
  file.varint(columns.length)
  for (const column of columns) file.varint(column.length)
  for (const column of columns) file.take(column)
  return file.finish()
}
