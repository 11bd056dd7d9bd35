import { kindOrder, memberAnchor, memberKindOrder } from '@signpost/graph-model/model'
import { releaseOrder } from '../search/format.ts'
import { type Arity, arityOf, joinArities } from './arity.ts'
import {
  type CallableRow,
  pieceBytes,
  signatureFlags,
  type SignaturesPiece,
  type SignaturesRoot,
  signaturesVersion,
  type SymbolRow,
  type TypeRow,
} from './signature-format.ts'
import type { Callable, SignaturePackage, SignatureSymbol } from './signature-symbol.ts'
import { resultHeads, type TypeTree } from './type-tree.ts'

/** Encoded files: JSON texts. */
export interface SignatureFiles {
  root: string
  pieces: readonly string[]
}

interface Row {
  packageAt: number
  slug: string
  symbol: SignatureSymbol
  callable: Callable
}

/**
 * Encodes the files of the search by signatures, which `openSignatures` of `@signpost/name-search/signatures` reads.
 *
 * @returns Equal texts for equal packages, whatever their order.
 */
export function encodeSignatures(packages: readonly SignaturePackage[]): SignatureFiles {
  const sorted = [...packages].sort((a, b) => compare(a.slug, b.slug))
  const symbols = sorted.flatMap((one, packageAt) =>
    [...one.symbols].sort((a, b) => compare(a.id, b.id)).map((symbol) => ({ packageAt, symbol })),
  )
  const rows = symbols.flatMap(({ packageAt, symbol }) =>
    symbol.callables.map((callable): Row => ({ packageAt, slug: sorted[packageAt]!.slug, symbol, callable })),
  )
  const heads = headsIn(symbols.map(({ symbol }) => symbol))
  const byResult = rows
    .map((row, at) => ({ row, at, head: resultHeads(row.callable.result)[0]!, arity: arityOfRow(row) }))
    .sort((a, b) => compare(a.head, b.head) || compareArities(a.arity, b.arity) || a.at - b.at)
  const pieces = cut(
    byResult.map(({ row }) => row),
    heads,
  )
  const names = [...heads.keys()]
  const key = checksum([JSON.stringify(names), ...pieces.map(({ piece }) => JSON.stringify(piece))])
  const table = typeTable(heads)
  const aliases = symbols.flatMap(({ symbol: { id, alias } }) =>
    alias === undefined ? [] : [[heads.get(id)!, alias.parameters, table.row(alias.type)] as const],
  )
  const bases = symbols.flatMap(({ symbol: { id, bases: some } }) =>
    some === undefined ? [] : [[heads.get(id)!, some.parameters, ...some.types.map(table.row)] as const],
  )
  const root: SignaturesRoot = {
    version: signaturesVersion,
    key,
    packages: sorted.map(({ slug, name }) => [slug, name]),
    heads: names,
    types: table.rows,
    aliases,
    bases,
    pieces: pieces.map(({ results }) => results),
    arities: pieces.map(({ arity: { needed, offered } }) => [needed, Number.isFinite(offered) ? offered : -1]),
    callables: rows.length,
  }
  return { root: JSON.stringify(root), pieces: pieces.map(({ piece }) => JSON.stringify({ ...piece, key })) }
}

/** Checksum of texts (FNV-1a): pieces of another build are refused, because their numbers mean other heads. */
function checksum(texts: readonly string[]): number {
  let sum = 0x811c9dc5
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  return sum
}

function arityOfRow({ callable: { receiver, parameters } }: Row): Arity {
  const first = receiver === undefined ? [] : [{ type: receiver, optional: false, rest: false }]
  return arityOf([...first, ...parameters], receiver !== undefined)
}

function compareArities(a: Arity, b: Arity): number {
  if (a.needed !== b.needed) return a.needed - b.needed
  return a.offered === b.offered ? 0 : a.offered - b.offered
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Numbers all heads in code unit order. */
function headsIn(symbols: readonly SignatureSymbol[]): Map<string, number> {
  const found = new Set<string>()
  const walk = ({ head, parts }: TypeTree): void => {
    found.add(head)
    parts.forEach(walk)
  }
  for (const { id, alias, bases, callables } of symbols) {
    if (alias !== undefined || bases !== undefined) found.add(id)
    if (alias !== undefined) walk(alias.type)
    bases?.types.forEach(walk)
    for (const { receiver, result, parameters, constraints } of callables) {
      if (receiver !== undefined) walk(receiver)
      walk(result)
      for (const { type } of parameters) walk(type)
      for (const constraint of constraints) if (constraint !== undefined) walk(constraint)
    }
  }
  return new Map([...found].sort(compare).map((head, at) => [head, at]))
}

interface TypeTable {
  rows: TypeRow[]
  /** Row of a type; equal types share one. */
  row: (type: TypeTree) => number
}

function typeTable(heads: ReadonlyMap<string, number>): TypeTable {
  const rows: TypeRow[] = []
  const known = new Map<string, number>()
  const row = ({ head, parts }: TypeTree): number => {
    const made: TypeRow = [heads.get(head)!, ...parts.map(row)]
    const key = made.join()
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, rows.length)
    return rows.push(made) - 1
  }
  return { rows, row }
}

interface Piece {
  /** Without the key, which is known once all pieces are. */
  piece: Omit<SignaturesPiece, 'key'>
  results: number[]
  arity: Arity
}

/** Cuts the callables, sorted by the heads of their results, into pieces. */
function cut(rows: readonly Row[], heads: ReadonlyMap<string, number>): Piece[] {
  const pieces: Piece[] = []
  let open = openPiece(heads)
  for (const row of rows) {
    if (open.bytes() > pieceBytes) {
      pieces.push(open.finish())
      open = openPiece(heads)
    }
    open.add(row)
  }
  pieces.push(open.finish())
  return pieces
}

function openPiece(heads: ReadonlyMap<string, number>): {
  add: (row: Row) => void
  bytes: () => number
  finish: () => Piece
} {
  const table = typeTable(heads)
  const symbols = new Map<SignatureSymbol, number>()
  const symbolRows: SymbolRow[] = []
  const callables: CallableRow[] = []
  const results = new Set<number>()
  let arity: Arity | undefined
  let bytes = 0
  let types = 0
  return {
    add(added) {
      const { symbol, callable } = added
      if (!symbols.has(symbol)) {
        symbols.set(symbol, symbolRows.length)
        const row = symbolRow(added)
        symbolRows.push(row)
        bytes += JSON.stringify(row).length
      }
      const row = callableRow(symbols.get(symbol)!, callable, table)
      callables.push(row)
      for (const head of resultHeads(callable.result)) results.add(heads.get(head)!)
      const own = arityOfRow(added)
      arity = arity === undefined ? own : joinArities(arity, own)
      bytes += JSON.stringify(row).length
      for (; types < table.rows.length; types += 1) bytes += table.rows[types]!.join().length + 3
    },
    bytes: () => bytes,
    finish() {
      const piece = { version: signaturesVersion, types: table.rows, symbols: symbolRows, callables }
      return { piece, results: [...results], arity: arity ?? { needed: 0, offered: 0 } }
    },
  }
}

function symbolRow({ packageAt, slug, symbol }: Row): SymbolRow {
  const { name, container, page, kind, references, isMain } = symbol
  const flags = flagsOf(symbol) | (isMain ? signatureFlags.main : 0)
  const row = [packageAt, name, container, kindOrder.indexOf(kind), flags, references] as const
  const usual = container === '' ? name : `${container}.${name}`
  if (page.name === usual && page.kind === kind && page.slug === slug) return row
  return [...row, [page.slug, kindOrder.indexOf(page.kind), page.name]]
}

function callableRow(symbol: number, callable: Callable, table: TypeTable): CallableRow {
  const { member, anchor, part, constraints, receiver, parameters, result } = callable
  const flags =
    flagsOf(callable) |
    (member?.isStatic === true ? signatureFlags.static : 0) |
    (receiver === undefined ? 0 : signatureFlags.receiver)
  const usual = member && memberAnchor(member.name, member.kind, member.isStatic)
  const limits = constraints.map((one) => (one === undefined ? -1 : table.row(one)))
  return [
    symbol,
    member?.name ?? 0,
    member === undefined ? 0 : memberKindOrder.indexOf(member.kind),
    flags,
    anchor === undefined || anchor === usual ? 0 : anchor,
    part ?? 0,
    limits.every((one) => one === -1) ? 0 : limits,
    table.row(result),
    ...(receiver === undefined ? [] : [table.row(receiver) * 4]),
    ...parameters.map(({ type, optional, rest }) => table.row(type) * 4 + (optional ? 1 : 0) + (rest ? 2 : 0)),
  ]
}

function flagsOf({ release, deprecated }: Pick<SignatureSymbol, 'release' | 'deprecated'>): number {
  return releaseOrder.indexOf(release) | (deprecated ? signatureFlags.deprecated : 0)
}
