import type { CompactFacet, CompactInherited, CompactMember, CompactSlice } from '../format.ts'
import { kindOrder, memberKindOrder } from '../format.ts'
import { pathInId } from '../id-parts.ts'
import { readLine } from '../line/read-line.ts'
import { encodeAnchor, memberAnchor } from '../member-anchor.ts'
import type {
  PackageNames,
  PackedFacet,
  PackedInherited,
  PackedMember,
  PackedRelation,
  PackedSlice,
  PackedUnexported,
} from './format.ts'
import { unpackEntry, unpackId } from './ids.ts'
import { unpackCode } from './line-code.ts'
import { unpackNames } from './inherited-names.ts'
import { renumberFacet } from './renumber.ts'
import { unpackRuns } from './runs.ts'
import type { SliceTables } from './tables.ts'
import { flagsOf, memberOfText, signaturesOf, type SignatureContext, unpackSignature } from './unpack-signature.ts'

/** What facets are unpacked with. */
export interface UnpackContext extends SignatureContext {
  /** Where lists of names are; absent where they stand in the facets. */
  tables?: SliceTables
}

/**
 * A line of a slices file as the slice that it stands for.
 *
 * @param unexported - What is at the places that the line has of it.
 */
export function unpackSlice(
  packed: PackedSlice,
  names: PackageNames,
  tables: SliceTables,
  unexported: readonly PackedUnexported[],
): CompactSlice {
  const { i, d, f, c, e, l, u, s, h, ...others } = packed
  const id = unpackId(i, names.slug)
  const isUnexported = packed.b === 1
  const context: UnpackContext = { file: '', isShort: false, tables }
  const displayName = d ?? (isUnexported ? shownName(id) : undefined)
  const places = unpackRuns(s ?? [])
  const exported = e ?? usualExports(packed, names)
  return {
    i: id,
    ...others,
    ...(displayName === undefined ? {} : { d: displayName }),
    f: f.map((facet) => unpackFacet(facet, id, isUnexported, context)),
    ...(c === undefined ? {} : { c: c.map((entry) => unpackEntry(entry, names.slug)) }),
    ...(exported.length === 0 ? {} : { e: exported }),
    ...(l === undefined ? {} : { l: l.map(unpackRelation) }),
    ...(u === undefined
      ? {}
      : { u: unexported.map((declaration) => unpackUnexported(declaration, places, names.slug)) }),
    ...(s === undefined ? {} : { s: places.map((place) => tables.ref(place)) }),
    h,
  }
}

/** @param places - Of the page's refs. */
function unpackUnexported(
  [packedId, facets]: PackedUnexported,
  places: readonly number[],
  slug: string,
): NonNullable<CompactSlice['u']>[number] {
  const id = unpackId(packedId, slug)
  const refs = new Map(places.map((place, at) => [place, at]))
  const whole = facets.map((facet) => unpackFacet(facet, id, true, { file: '', isShort: true }))
  return [id, whole.map((facet) => renumberFacet(facet, (place) => refs.get(place)!))]
}

/** The display name of something that nothing exports, when the name of its page is another one. */
export function shownName(id: string): string | undefined {
  const name = id.slice(id.indexOf('~') + 1).replace(/~\d+$/u, '')
  return name.includes('.') ? undefined : name
}

/** Exports of a symbol that is exported by its name, from the package itself. */
export function usualExports(
  { i, k, b, n, p }: Pick<PackedSlice, 'i' | 'k' | 'b' | 'n' | 'p'>,
  { slug, name }: PackageNames,
): NonNullable<CompactSlice['e']> {
  if (b === 1 || p !== undefined || i.includes('!')) return []
  const own = n ?? pathInId(unpackId(i, slug))
  const isType = kindOrder[k] === 'interface' || kindOrder[k] === 'type'
  return [isType ? [own, name, 2] : [own, name]]
}

/** A facet of a slice, or of what an index shows. */
export function unpackFacet(
  packed: PackedFacet,
  id: string,
  isUnexported: boolean,
  context: UnpackContext,
): CompactFacet {
  const { k, s, m, i } = packed
  const path = pathInId(id)
  const stem = encodeAnchor(path.slice(path.lastIndexOf('.') + 1))
  const signatures = s.map((signature, at) => {
    return unpackSignature(
      at === 0 && isUnexported && signature.a === undefined ? { ...signature, a: path } : signature,
      stem,
      '',
      context,
    )
  })
  const inside = isUnexported ? `${signatures[0]!.a ?? path}.` : ''
  return {
    k,
    s: signatures,
    ...(m === undefined
      ? {}
      : { m: m.map((member) => unpackMember(member, inside, kindOrder[k] === 'enum', context)) }),
    ...(i === undefined
      ? {}
      : { i: i.map(([base, total, ...members]) => [base, total, ...unpackMembers(members, context.tables)] as const) }),
  }
}

function unpackMembers(packed: readonly PackedInherited[], tables: SliceTables | undefined): CompactInherited[] {
  const names = packed.map((one) => (typeof one === 'number' ? tables!.inherited(one) : one))
  return unpackNames(names).map(unpackLine)
}

function unpackLine(member: CompactInherited): CompactInherited {
  if (typeof member === 'string' || member.length < 4) return member
  const [name, anchor, text, code] = member as readonly [string, string | 0 | 1, string, string]
  return [name, anchor, text, unpackCode(text, code, '')]
}

function unpackMember(packed: PackedMember, inside: string, isEnum: boolean, context: UnpackContext): CompactMember {
  const { n, k, q, e, m, w, j } = packed
  const written = signaturesOf(packed)
  const line = readLine(written[0]!.t)
  const said = memberOfText(line, isEnum)
  const name = n ?? said.name
  const kind = k ?? said.kind
  const isStatic = ((written[0]!.f ?? flagsOf(line)) & 1) !== 0
  const anchor = q ?? inside + memberAnchor(name, memberKindOrder[kind]!, isStatic)
  const value = e === 0 ? undefined : (e ?? said.value)
  const type = m === 0 ? undefined : (m ?? said.type)
  return {
    n: name,
    k: kind,
    ...(q === undefined ? {} : { a: q }),
    s: written.map((signature, at) =>
      unpackSignature(signature, anchor, `${anchor}.`, context, at === 0 ? line : undefined),
    ),
    ...(value === undefined ? {} : { v: value }),
    ...(type === undefined ? {} : { t: type }),
    ...(w === undefined ? {} : { w }),
    ...(j === undefined ? {} : { j }),
  }
}

function unpackRelation([kind, ...entries]: PackedRelation): readonly [number, number[], number?] {
  const refs = unpackRuns(entries.filter((one) => typeof one === 'number'))
  const total = entries.at(-1)
  return typeof total === 'string' ? [kind as number, refs, Number(total)] : [kind as number, refs]
}
