import type { Arity } from './arity.ts'
import { arityOfRow, type EncodedPiece, openPiece, type Row } from './encode-piece.ts'
import { type NumberedHeads, numberHeads } from './number-heads.ts'
import { pieceBytes, type SignaturesRoot, signaturesVersion } from './signature-format.ts'
import type { Callable, SignaturePackage, SignatureSymbol } from './signature-symbol.ts'
import { resultHeads } from './type-tree.ts'
import { typeTable } from './type-table.ts'

/** Encoded files: JSON texts. */
export interface SignatureFiles {
  root: string
  pieces: readonly string[]
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
  const overloads = overloadedPlaces(symbols.map(({ symbol }) => symbol))
  const rows = symbols.flatMap(({ packageAt, symbol }) =>
    symbol.callables.map((callable): Row => {
      const isOverload = overloads.has(placeOf(symbol, callable))
      return { packageAt, slug: sorted[packageAt]!.slug, symbol, callable, isOverload }
    }),
  )
  const heads = numberHeads(symbols.map(({ symbol }) => symbol))
  const byResult = rows
    .map((row, at) => ({ row, at, head: resultHeads(row.callable.result)[0]!, arity: arityOfRow(row) }))
    .sort((a, b) => compare(a.head, b.head) || compareArities(a.arity, b.arity) || a.at - b.at)
  const pieces = cut(
    byResult.map(({ row }) => row),
    heads,
  )
  const names = [...heads.numbers.keys()]
  const key = checksum([JSON.stringify(names), ...pieces.map(({ piece }) => JSON.stringify(piece))])
  const number = (head: string): number => heads.numbers.get(head)!
  const table = typeTable(number)
  const aliases = symbols.flatMap(({ symbol: { id, alias } }) =>
    alias === undefined ? [] : [[number(id), alias.parameters, table.row(alias.type)] as const],
  )
  const bases = symbols.flatMap(({ symbol: { id, bases: some } }) =>
    some === undefined ? [] : [[number(id), some.parameters, ...some.types.map((one) => table.row(one))] as const],
  )
  const root: SignaturesRoot = {
    version: signaturesVersion,
    key,
    packages: sorted.map(({ slug, name }) => [slug, name]),
    heads: names,
    firstLone: heads.firstLone,
    types: table.rows,
    aliases,
    bases,
    pieces: pieces.map(({ results }) => results),
    arities: pieces.map(({ arity: { needed, offered } }) => [needed, Number.isFinite(offered) ? offered : -1]),
    callables: rows.length,
  }
  return { root: JSON.stringify(root), pieces: pieces.map(({ piece }) => JSON.stringify({ ...piece, key })) }
}

/** Places that more than one callable has. */
function overloadedPlaces(symbols: readonly SignatureSymbol[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const symbol of symbols) {
    for (const callable of symbol.callables) {
      const place = placeOf(symbol, callable)
      if (seen.has(place)) twice.add(place)
      seen.add(place)
    }
  }
  return twice
}

function placeOf({ page, container, name, kind }: SignatureSymbol, { member }: Callable): string {
  return [page.slug, container, name, member?.name ?? 0, member?.kind ?? kind].join(' ')
}

/** Checksum of texts (FNV-1a): pieces of another build are refused, because their numbers mean other heads. */
function checksum(texts: readonly string[]): number {
  let sum = 0x811c9dc5
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  return sum
}

function compareArities(a: Arity, b: Arity): number {
  if (a.needed !== b.needed) return a.needed - b.needed
  return a.offered === b.offered ? 0 : a.offered - b.offered
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Cuts the callables, sorted by the heads of their results, into pieces. */
function cut(rows: readonly Row[], heads: NumberedHeads): EncodedPiece[] {
  const pieces: EncodedPiece[] = []
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
