import { kindOrder, memberAnchor, memberKindOrder } from '@signpost/graph-model/model'
import type { Kind, MemberKind, PageKey, Release } from '@signpost/graph-model/model'
import { releaseOrder } from '../search/format.ts'
import { arityOf } from './arity.ts'
import { SignaturesFormatError } from './errors.ts'
import type { Types } from './fit-callable.ts'
import {
  type CallableRow,
  signatureFlags,
  type SignaturesPiece,
  type SignaturesRoot,
  signaturesVersion,
  type SymbolRow,
  type TypeRow,
} from './signature-format.ts'
import type { TypeTree } from './type-tree.ts'

/** Callable of a piece. */
export interface OpenCallable extends Types {
  symbol: OpenSymbol
  /** Equal for the overloads of one callable. */
  place: string
  page: PageKey
  anchor?: string
  name: string
  container: string
  kind: Kind | MemberKind
  release: Release
  deprecated: boolean
}

/** Symbol of a piece. */
export interface OpenSymbol {
  slug: string
  packageName: string
  name: string
  container: string
  kind: Kind
  page: PageKey
  references: number
  isMain: boolean
}

/** Root file with its trees. */
export interface OpenRoot {
  root: SignaturesRoot
  types: readonly TypeTree[]
}

/** @throws SignaturesFormatError when the text is not a root file of this version. */
export function readRoot(text: string): OpenRoot {
  const root = parseFile<SignaturesRoot>(text, 'the root file of the signatures')
  return checked(() => {
    const types = treesOf(root.types, root.heads)
    if (![root.pieces, root.arities, root.packages].every(Array.isArray) || root.pieces.length !== root.arities.length)
      throw new RangeError('a root without lists')
    return { root, types }
  })
}

/**
 * @param isPlain - Whether a head, by its number, fits only types of the same head.
 * @throws SignaturesFormatError when the text is not a piece of this version, or one of another root.
 */
export function readPiece(text: string, root: SignaturesRoot, isPlain?: (head: number) => boolean): OpenCallable[] {
  const piece = parseFile<SignaturesPiece>(text, 'a piece of the signatures')
  if (piece.key !== root.key) {
    throw new SignaturesFormatError(
      'a piece of another build',
      'one of the same build as the root file',
      'Search again.',
    )
  }
  return checked(() => {
    const types = treesOf(piece.types, root.heads, isPlain)
    const symbols = piece.symbols.map((row) => symbolOf(row, root))
    return piece.callables.map((row) => callableOf(row, symbols, types))
  })
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

function at<Item>(list: readonly Item[], index: number): Item {
  const found = list[index]
  if (found === undefined) throw new RangeError(`row ${index} of ${list.length}`)
  return found
}

function treesOf(
  rows: readonly TypeRow[],
  heads: readonly string[],
  isPlain: (head: number) => boolean = () => false,
): TypeTree[] {
  const trees: TypeTree[] = []
  for (const [head, ...parts] of rows) {
    const own = parts.map((part) => at(trees, part))
    trees.push({ head: at(heads, head), parts: own, isPlain: isPlain(head) })
  }
  return trees
}

function symbolOf(row: SymbolRow, root: SignaturesRoot): OpenSymbol {
  const [packageAt, name, container, kindAt, flags, references, page] = row
  const [slug, packageName] = at(root.packages, packageAt)
  const kind = at(kindOrder, kindAt)
  const usual = { slug, kind, name: container === '' ? name : `${container}.${name}` }
  return {
    slug,
    packageName,
    name,
    container,
    kind,
    page: page === undefined ? usual : { slug: page[0], kind: at(kindOrder, page[1]), name: page[2] },
    references,
    isMain: (flags & signatureFlags.main) !== 0,
  }
}

function callableOf(row: CallableRow, symbols: readonly OpenSymbol[], trees: readonly TypeTree[]): OpenCallable {
  const [symbolAt, member, kindAt, flags, anchor, part, constraints, result, ...parameters] = row
  const symbol = at(symbols, symbolAt)
  const kind = member === 0 ? symbol.kind : at(memberKindOrder, kindAt)
  const usual =
    member === 0 ? undefined : memberAnchor(member, kind as MemberKind, (flags & signatureFlags.static) !== 0)
  const place = anchor === 0 ? usual : anchor
  const joined = symbol.container === '' ? symbol.name : `${symbol.container}.${symbol.name}`
  const hasReceiver = (flags & signatureFlags.receiver) !== 0
  const types = parameters.map((one) => ({
    type: at(trees, one >> 2),
    optional: (one & 1) !== 0,
    rest: (one & 2) !== 0,
  }))
  return {
    symbol,
    place: [symbol.page.slug, joined, member, kind].join(' '),
    page: part === 0 ? symbol.page : { ...symbol.page, part: String(part) },
    ...(place === undefined ? {} : { anchor: place }),
    name: member === 0 ? symbol.name : member,
    container: member === 0 ? symbol.container : joined,
    kind,
    release: at(releaseOrder, flags & 3),
    deprecated: (flags & signatureFlags.deprecated) !== 0,
    hasReceiver,
    arity: arityOf(types, hasReceiver),
    constraints: constraints === 0 ? [] : constraints.map((one) => (one === -1 ? undefined : at(trees, one))),
    result: at(trees, result),
    parameters: types,
  }
}
