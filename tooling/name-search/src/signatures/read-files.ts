import { kindOrder, memberKindOrder } from '@signpost/graph-model/model'
import { arityOf } from './arity.ts'
import { SignaturesFormatError } from './errors.ts'
import type { Types } from './fit-callable.ts'
import {
  type CallableRow,
  firstSlot,
  type ShapeRow,
  type SignaturesPiece,
  type SignaturesRoot,
  signaturesVersion,
  type SymbolRow,
  type TypeRow,
} from './signature-format.ts'
import type { TypeTree } from './type-tree.ts'

/** Root file with its trees. */
export interface OpenRoot {
  root: SignaturesRoot
  types: readonly TypeTree[]
}

/** Piece with the trees of its shapes; symbols and callables are rows until a hit is shown. */
export interface OpenPiece {
  shapes: readonly Types[]
  symbols: readonly SymbolRow[]
  callables: readonly CallableRow[]
  /** Callables by the number of their shape. */
  byShape: readonly (readonly CallableRow[])[]
  /** Numbers of the callables that have a head in a slot. */
  byHead: ReadonlyMap<number, readonly number[]>
}

/** @throws SignaturesFormatError when the text is not a root file of this version. */
export function readRoot(text: string): OpenRoot {
  const root = parseFile<SignaturesRoot>(text, 'the root file of the signatures')
  return checked(() => {
    const types = treesOf(root.types, (head) => at(root.heads, head))
    if (![root.pieces, root.arities, root.packages].every(Array.isArray) || root.pieces.length !== root.arities.length)
      throw new RangeError('a root without lists')
    for (const [head, , ...some] of [...root.aliases, ...root.bases]) {
      at(root.heads, head)
      for (const type of some) at(types, type)
    }
    for (const head of root.pieces.flat()) at(root.heads, head)
    return { root, types }
  })
}

/**
 * @param isPlain - Whether a head, by its number, fits only types of the same head.
 * @throws SignaturesFormatError when the text is not a piece of this version, or one of another root.
 */
export function readPiece(text: string, root: SignaturesRoot, isPlain?: (head: number) => boolean): OpenPiece {
  const piece = parseFile<SignaturesPiece>(text, 'a piece of the signatures')
  if (piece.key !== root.key) {
    throw new SignaturesFormatError(
      'a piece of another build',
      'one of the same build as the root file',
      'Search again.',
    )
  }
  return checked(() => {
    const types = treesOf(piece.types, (head) => (head < 0 ? slotHead(-1 - head) : at(root.heads, head)), isPlain)
    const shapes = piece.shapes.map((row) => shapeOf(row, types))
    const { symbols, callables } = piece
    symbols.forEach(([packageAt, , , kind]) => at(kindOrder, kind) && at(root.packages, packageAt))
    const byShape: CallableRow[][] = shapes.map(() => [])
    const byHead = new Map<number, number[]>()
    for (const [number, row] of callables.entries()) {
      at(symbols, row[0])
      at(byShape, row[6]).push(row)
      if (row[1] !== 0) at(memberKindOrder, row[2])
      for (let column = firstSlot; column < row.length; column += 1) {
        const head = row[column] as number
        at(root.heads, head)
        const rows = byHead.get(head)
        if (rows === undefined) byHead.set(head, [number])
        else rows.push(number)
      }
    }
    return { shapes, symbols, callables, byShape, byHead }
  })
}

/** Head of a slot of a shape; of those that a query names, one for each set of its names. */
export function slotHead(slot: number, names = 0): string {
  return `*${slot}!${names === 0 ? '' : names}`
}

function parseFile<File extends { version: number }>(text: string, expected: string): File {
  let file: File | null
  try {
    file = JSON.parse(text) as File | null
  } catch {
    throw new SignaturesFormatError('a text that is not JSON', expected)
  }
  const version = typeof file === 'object' && file !== null ? file.version : undefined
  if (version !== signaturesVersion) {
    throw new SignaturesFormatError(`version ${String(version)}`, `${expected}, version ${signaturesVersion}`)
  }
  return file!
}

function checked<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) {
      throw new SignaturesFormatError(`a damaged file (${error.message})`, 'a file of the signatures')
    }
    throw error
  }
}

/** @throws RangeError when a list has no such row. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const found = list[index]
  if (found === undefined) throw new RangeError(`row ${index} of ${list.length}`)
  return found
}

function treesOf(
  rows: readonly TypeRow[],
  headOf: (head: number) => string,
  isPlain: (head: number) => boolean = () => false,
): TypeTree[] {
  const trees: TypeTree[] = []
  for (const [head, ...parts] of rows) {
    const own = parts.map((part) => at(trees, part))
    trees.push({ head: headOf(head), parts: own, isPlain: head < 0 || isPlain(head) })
  }
  return trees
}

function shapeOf([receiver, constraints, result, ...parameters]: ShapeRow, trees: readonly TypeTree[]): Types {
  const types = parameters.map((one) => ({
    type: at(trees, one >> 2),
    optional: (one & 1) !== 0,
    rest: (one & 2) !== 0,
  }))
  const hasReceiver = receiver === 1
  return {
    hasReceiver,
    arity: arityOf(types, hasReceiver),
    constraints: constraints === 0 ? [] : constraints.map((one) => (one === -1 ? undefined : at(trees, one))),
    result: at(trees, result),
    parameters: types,
  }
}
