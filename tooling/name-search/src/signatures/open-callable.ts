import { kindOrder, memberAnchor, memberKindOrder } from '@signpost/graph-model/model'
import type { Kind, MemberKind, PageKey, Release } from '@signpost/graph-model/model'
import { releaseOrder } from '../search/format.ts'
import type { Types } from './fit-callable.ts'
import { at, type OpenPiece, slotHead } from './read-files.ts'
import { type CallableRow, signatureFlags, type SignaturesRoot, type SymbolRow } from './signature-format.ts'
import { renameHeads } from './type-tree.ts'

/** Callable of a piece. */
export interface OpenCallable extends Types {
  symbol: OpenSymbol
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

/** Reads a callable with its types in full. */
export function openCallable(row: CallableRow, { shapes, symbols }: OpenPiece, root: SignaturesRoot): OpenCallable {
  const [symbolAt, member, , flags, , part, shape, ...heads] = row
  const symbol = symbolOf(at(symbols, symbolAt), root)
  const anchor = anchorOf(row)
  return {
    symbol,
    page: part === 0 ? symbol.page : { ...symbol.page, part: String(part) },
    ...(anchor === undefined ? {} : { anchor }),
    name: member === 0 ? symbol.name : member,
    container: member === 0 ? symbol.container : joined(symbol.container, symbol.name),
    kind: kindOf(row, at(symbols, symbolAt)),
    release: at(releaseOrder, flags & 3),
    deprecated: (flags & signatureFlags.deprecated) !== 0,
    ...typesOf(
      at(shapes, shape),
      heads.map((head) => at(root.heads, head)),
    ),
  }
}

/** Text that is equal for the overloads of one callable. */
export function placeOf(row: CallableRow, symbol: SymbolRow, root: SignaturesRoot): string {
  const [packageAt, name, container, , , , page] = symbol
  const slug = page === undefined ? at(root.packages, packageAt)[0] : page[0]
  return [slug, joined(container, name), row[1], kindOf(row, symbol)].join(' ')
}

export function kindOf([, member, kind]: CallableRow, symbol: SymbolRow): Kind | MemberKind {
  return member === 0 ? at(kindOrder, symbol[3]) : at(memberKindOrder, kind)
}

export function anchorOf([, member, kind, flags, anchor]: CallableRow): string | undefined {
  if (anchor !== 0) return anchor
  if (member === 0) return undefined
  return memberAnchor(member, at(memberKindOrder, kind), (flags & signatureFlags.static) !== 0)
}

function symbolOf(row: SymbolRow, root: SignaturesRoot): OpenSymbol {
  const [packageAt, name, container, kindAt, flags, references, page] = row
  const [slug, packageName] = at(root.packages, packageAt)
  const kind = at(kindOrder, kindAt)
  const usual = { slug, kind, name: joined(container, name) }
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

function joined(container: string, name: string): string {
  return container === '' ? name : `${container}.${name}`
}

function typesOf(shape: Types, heads: readonly string[]): Types {
  return heads.length === 0 ? shape : withSlots(shape, new Map(heads.map((head, slot) => [slotHead(slot), head])))
}

/** Types of a shape whose slots are filled. */
export function withSlots(shape: Types, heads: ReadonlyMap<string, string>): Types {
  return {
    ...shape,
    result: renameHeads(shape.result, heads),
    parameters: shape.parameters.map((one) => ({ ...one, type: renameHeads(one.type, heads) })),
    constraints: shape.constraints.map((one) => one && renameHeads(one, heads)),
  }
}
