import { kindOrder, memberAnchor, memberKindOrder } from '@signpost/graph-model/model'
import { releaseOrder } from '../search/format.ts'
import { type Arity, arityOf, joinArities } from './arity.ts'
import type { NumberedHeads } from './number-heads.ts'
import {
  type CallableRow,
  type ShapeRow,
  signatureFlags,
  type SignaturesPiece,
  signaturesVersion,
  type SymbolRow,
} from './signature-format.ts'
import type { Callable, SignatureSymbol } from './signature-symbol.ts'
import { resultHeads } from './type-tree.ts'
import { type TypeTable, typeTable } from './type-table.ts'

/** Callable with its symbol and package. */
export interface Row {
  packageAt: number
  slug: string
  symbol: SignatureSymbol
  callable: Callable
  isOverload: boolean
}

/** Piece with what the root file says of it. */
export interface EncodedPiece {
  /** Without the key, which is known once all pieces are. */
  piece: Omit<SignaturesPiece, 'key'>
  /** Heads of the results. */
  results: number[]
  arity: Arity
}

/** Piece that callables are added to. */
export interface PieceWriter {
  add: (row: Row) => void
  bytes: () => number
  finish: () => EncodedPiece
}

export function openPiece({ numbers, firstLone }: NumberedHeads): PieceWriter {
  const numberOf = (head: string): number => numbers.get(head)!
  const table = typeTable(numberOf)
  const shapes = new Map<string, number>()
  const shapeRows: ShapeRow[] = []
  const symbols = new Map<SignatureSymbol, number>()
  const symbolRows: SymbolRow[] = []
  const callables: CallableRow[] = []
  const results = new Set<number>()
  let arity: Arity | undefined
  let bytes = 0
  let types = 0
  /** Number of a row in a list, which is added unless an equal one is there. */
  const shapeAt = (row: ShapeRow): number => {
    const key = JSON.stringify(row)
    const before = shapes.get(key)
    if (before !== undefined) return before
    shapes.set(key, shapeRows.length)
    bytes += key.length
    return shapeRows.push(row) - 1
  }
  return {
    add(added) {
      const { symbol, callable } = added
      if (!symbols.has(symbol)) {
        symbols.set(symbol, symbolRows.length)
        const row = symbolRow(added)
        symbolRows.push(row)
        bytes += JSON.stringify(row).length
      }
      const slots = new Map<number, number>()
      const shape = shapeRow(callable, table, (head) => {
        const number = numberOf(head)
        if (number < firstLone) return number
        if (!slots.has(number)) slots.set(number, slots.size)
        return -1 - slots.get(number)!
      })
      const row: CallableRow = [...columnsOf(symbols.get(symbol)!, added), shapeAt(shape), ...slots.keys()]
      callables.push(row)
      for (const head of resultHeads(callable.result)) results.add(numberOf(head))
      const own = arityOfRow(added)
      arity = arity === undefined ? own : joinArities(arity, own)
      bytes += JSON.stringify(row).length
      for (; types < table.rows.length; types += 1) bytes += table.rows[types]!.join().length + 3
    },
    bytes: () => bytes,
    finish() {
      const lists = { types: table.rows, shapes: shapeRows, symbols: symbolRows, callables }
      const piece = { version: signaturesVersion, ...lists }
      return { piece, results: [...results], arity: arity ?? { needed: 0, offered: 0 } }
    },
  }
}

export function arityOfRow({ callable: { receiver, parameters } }: Row): Arity {
  const first = receiver === undefined ? [] : [{ type: receiver, optional: false, rest: false }]
  return arityOf([...first, ...parameters], receiver !== undefined)
}

function shapeRow(
  { constraints, receiver, parameters, result }: Callable,
  table: TypeTable,
  numberOf: (head: string) => number,
): ShapeRow {
  const row = (type: Callable['result']): number => table.row(type, numberOf)
  const limits = constraints.map((one) => (one === undefined ? -1 : row(one)))
  return [
    receiver === undefined ? 0 : 1,
    limits.every((one) => one === -1) ? 0 : limits,
    row(result),
    ...(receiver === undefined ? [] : [row(receiver) * 4]),
    ...parameters.map(({ type, optional, rest }) => row(type) * 4 + (optional ? 1 : 0) + (rest ? 2 : 0)),
  ]
}

function symbolRow({ packageAt, slug, symbol }: Row): SymbolRow {
  const { name, container, page, kind, references, isMain } = symbol
  const flags = flagsOf(symbol) | (isMain ? signatureFlags.main : 0)
  const row = [packageAt, name, container, kindOrder.indexOf(kind), flags, references] as const
  const usual = container === '' ? name : `${container}.${name}`
  if (page.name === usual && page.kind === kind && page.slug === slug) return row
  return [...row, [page.slug, kindOrder.indexOf(page.kind), page.name]]
}

/** Columns of a callable before its shape. */
function columnsOf(symbol: number, { callable, isOverload }: Row) {
  const { member, anchor, part } = callable
  const usual = member && memberAnchor(member.name, member.kind, member.isStatic)
  return [
    symbol,
    member?.name ?? 0,
    member === undefined ? 0 : memberKindOrder.indexOf(member.kind),
    flagsOf(callable) |
      (member?.isStatic === true ? signatureFlags.static : 0) |
      (isOverload ? signatureFlags.overload : 0),
    anchor === undefined || anchor === usual ? 0 : anchor,
    part ?? 0,
  ] as const
}

function flagsOf({ release, deprecated }: Pick<SignatureSymbol, 'release' | 'deprecated'>): number {
  return releaseOrder.indexOf(release) | (deprecated ? signatureFlags.deprecated : 0)
}
