import { isDeepStrictEqual } from 'node:util'
import { type CompactFacet, type CompactInherited, type CompactSlice, kindOrder } from '../../reader/format.ts'
import { pathInId } from '../../reader/id-parts.ts'
import { encodeAnchor } from '../../reader/member-anchor.ts'
import type {
  PackageNames,
  PackedFacet,
  PackedInherited,
  PackedRelation,
  PackedSlice,
  PackedUnexported,
} from '../../reader/packed/format.ts'
import { packEntry, packId } from '../../reader/packed/ids.ts'
import { packNames } from '../../reader/packed/inherited-names.ts'
import { renumberFacet } from '../../reader/packed/renumber.ts'
import { packRuns } from '../../reader/packed/runs.ts'
import type { SignatureContext } from '../../reader/packed/unpack-signature.ts'
import { shownName, usualExports } from '../../reader/packed/unpack-slice.ts'
import type { TableCollector } from './collect-tables.ts'
import { packCode } from './pack-code.ts'
import { packMember, packSignature } from './pack-signature.ts'

/** What facets are packed with. */
export interface PackContext extends SignatureContext {
  /** Where lists of names go; absent where they stay. */
  tables?: TableCollector
}

/**
 * A slice as a line of a slices file: without what can be told from its texts, its id and its package.
 *
 * @param tables - What it has in common with other slices of the package is added.
 */
export function packSlice(slice: CompactSlice, names: PackageNames, tables: TableCollector): PackedSlice {
  const { i, d, f, c, e, l, u, s, h, ...others } = slice
  const id = packId(i, names.slug)
  const isUnexported = slice.b === 1
  const context: PackContext = { file: '', isShort: false, tables }
  const places = tables.refs(s ?? [])
  const exported = usualExports({ ...others, i: id }, names)
  return {
    i: id,
    ...others,
    ...(d === undefined || (isUnexported && d === shownName(i)) ? {} : { d }),
    f: f.map((facet) => packFacet(facet, i, isUnexported, context)),
    ...(c === undefined ? {} : { c: c.map((entry) => packEntry(entry, names.slug)) }),
    ...(isDeepStrictEqual(e ?? [], exported) ? {} : { e: e ?? [] }),
    ...(l === undefined ? {} : { l: l.map(packRelation) }),
    ...(u === undefined
      ? {}
      : { u: u.map((declaration) => tables.unexported(packUnexported(declaration, places, names.slug))) }),
    ...(s === undefined ? {} : { s: packRuns(places) }),
    h,
  }
}

/** @param places - Of the page's refs. */
function packUnexported(
  [id, facets]: NonNullable<CompactSlice['u']>[number],
  places: readonly number[],
  slug: string,
): PackedUnexported {
  const whole = facets.map((facet) => renumberFacet(facet, (ref) => places[ref]!))
  return [packId(id, slug), whole.map((facet) => packFacet(facet, id, true, { file: '', isShort: true }))]
}

/** A facet of a slice, or of what an index shows. */
export function packFacet(
  { k, s, m, i }: CompactFacet,
  id: string,
  isUnexported: boolean,
  context: PackContext,
): PackedFacet {
  const path = pathInId(id)
  const stem = encodeAnchor(path.slice(path.lastIndexOf('.') + 1))
  const inside = isUnexported ? `${s[0]!.a ?? path}.` : ''
  return {
    k,
    s: s.map((signature, at) => {
      const { a, ...others } = packSignature(signature, stem, '', context)
      return a === undefined || (at === 0 && isUnexported && a === path) ? others : { a, ...others }
    }),
    ...(m === undefined ? {} : { m: m.map((member) => packMember(member, inside, kindOrder[k] === 'enum', context)) }),
    ...(i === undefined
      ? {}
      : { i: i.map(([base, total, ...members]) => [base, total, ...packMembers(members, context.tables)] as const) }),
  }
}

function packMembers(members: readonly CompactInherited[], tables: TableCollector | undefined): PackedInherited[] {
  const packed = packNames(members.map(packLine))
  const [names] = packed
  return tables !== undefined && packed.length === 1 && typeof names === 'string' ? [tables.inherited(names)] : packed
}

function packLine(member: CompactInherited): CompactInherited {
  if (typeof member === 'string' || member.length < 4) return member
  const [name, anchor, text, code] = member as readonly [string, string | 0 | 1, string, string]
  return [name, anchor, text, packCode(text, code, '')]
}

function packRelation([kind, refs, total]: NonNullable<CompactSlice['l']>[number]): PackedRelation {
  return total === undefined ? [kind, ...packRuns(refs)] : [kind, ...packRuns(refs), String(total)]
}
