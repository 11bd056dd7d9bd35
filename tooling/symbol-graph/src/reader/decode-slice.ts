import { decodeSignature } from './decode-signature.ts'
import { pathInId, slugOfId } from './id-parts.ts'
import {
  type CompactEntry,
  type CompactFacet,
  type CompactInherited,
  type CompactMember,
  type CompactRef,
  type CompactSlice,
  kindOrder,
  memberKindOrder,
  relationOrder,
} from './format.ts'
import { importLineOf } from './import-line.ts'
import { memberAnchor, memberId } from './member-anchor.ts'
import type { Facet, IndexEntry, InheritedMember, Member, Ref, Release, SymbolPage } from './model.ts'
import { knownAddress } from './outside/outside-name.ts'
import { decodeTokens, sliceTokens } from './decode-tokens.ts'

/** A line of a slices file as the page that it is. */
export function decodeSlice(slice: CompactSlice): SymbolPage {
  const refs = (slice.s ?? []).map(decodeRef)
  const name = slice.n ?? pathInId(slice.i)
  const release = (slice.r ?? 'public') as Release
  return {
    id: slice.i,
    page: { slug: slugOfId(slice.i), kind: kindOrder[slice.k]!, name },
    displayName: slice.d ?? name.slice(name.lastIndexOf('.') + 1),
    parents: slice.p ?? [],
    release,
    deprecated: slice.x === 1,
    ...(slice.a === undefined ? {} : { aliasOf: slice.a }),
    facets: slice.f.map((facet) => decodeFacet(facet, refs, slice.b === 1 ? `${slice.f[0]!.s[0]!.a!}.` : '')),
    children: (slice.c ?? []).map(decodeEntry),
    exportedAs: (slice.e ?? []).map(([exportName, specifier, flags = 0, importLine]) => ({
      name: exportName,
      specifier,
      importLine: importLine ?? importLineOf(exportName, specifier, (flags & 2) !== 0),
      typeOnly: (flags & 1) !== 0,
    })),
    unexported: (slice.u ?? []).map(([id, facets]) => ({
      id,
      name: id.slice(id.indexOf('~') + 1).replace(/~\d+$/u, ''),
      anchor: facets[0]!.s[0]!.a!,
      facets: facets.map((facet) => decodeFacet(facet, refs, `${facets[0]!.s[0]!.a!}.`)),
    })),
    relations: (slice.l ?? []).map(([kind, indices, total]) => ({
      kind: relationOrder[kind]!,
      refs: indices,
      ...(total === undefined ? {} : { total }),
    })),
    refs,
    hash: slice.h,
  }
}

/** A ref with its defaults filled in. */
export function decodeRef(ref: CompactRef): Ref {
  const [id, kind, summary, deprecated, name, text, anchor, href, slug] = ref as readonly [
    string,
    number,
    ...(string | number | undefined)[],
  ]
  const page = { slug: slugOfId(id), kind: kindOrder[kind]!, name: name ? String(name) : pathInId(id) }
  return {
    id,
    text: text ? String(text) : id.slice(id.indexOf('!') + 1).replace('#', '.'),
    ...(kind >= 0 ? { page } : {}),
    ...(anchor ? { anchor: String(anchor) } : {}),
    ...addressOf(id, href),
    ...(slug ? { package: String(slug) } : {}),
    summary: summary ? String(summary) : '',
    deprecated: deprecated === 1,
  }
}

/** An address is written only when it is not the one that is known for the name. */
function addressOf(id: string, href: string | number | undefined): Pick<Ref, 'href'> {
  const address = href ? String(href) : id.startsWith('ext:') ? knownAddress(id) : undefined
  return address === undefined ? {} : { href: address }
}

/** A row of a list of symbols. */
export function decodeEntry([id, name, facets, summary, flags, overloads, release]: CompactEntry): IndexEntry {
  const kinds = facets.map((facet) => kindOrder[facet]!)
  return {
    id,
    kind: kinds[0]!,
    name: name === 0 ? pathInId(id) : name,
    facets: kinds,
    release: (release ?? 'public') as Release,
    deprecated: ((flags ?? 0) & 1) !== 0,
    summary: summary ?? '',
    overloads: overloads ?? 1,
    alias: ((flags ?? 0) & 2) !== 0,
  }
}

/** A facet of a slice or of an index. */
export function decodeFacet(facet: CompactFacet, refs: Ref[], inside = ''): Facet {
  const kind = kindOrder[facet.k]!
  return {
    kind,
    signatures: facet.s.map((signature) => decodeSignature(signature, kind)),
    members: (facet.m ?? []).map((member) => decodeMember(member, inside)),
    inherited: (facet.i ?? []).map(([base, total, ...names]) => ({
      from: base,
      total: total === 0 ? names.length : total,
      members: names.map((one) => inheritedMember(one, refs[base]!, refs)),
    })),
  }
}

/** @param inside - What the anchors of members begin with. */
function decodeMember(member: CompactMember, inside: string): Member {
  const kind = memberKindOrder[member.k]!
  const isStatic = ((member.s[0]?.f ?? 0) & 1) !== 0
  const anchor = member.a ?? inside + memberAnchor(member.n, kind, isStatic)
  const signatures = member.s.map((signature, index) => {
    const decoded = decodeSignature(signature, anchor)
    return member.s.length > 1 && kind === 'method' ? { ...decoded, alias: `${anchor}-${index + 1}` } : decoded
  })
  return {
    name: member.n,
    kind,
    anchor,
    signatures,
    ...(member.v === undefined ? {} : { value: member.v }),
    ...(member.t === undefined ? {} : { type: sliceTokens(signatures[0]!.line.tokens, member.t) }),
    overrides: member.w ?? [],
    implements: member.j ?? [],
  }
}

/** A member that is shown on its base's page: its ref is made here from the base's. */
function inheritedMember(member: CompactInherited, base: Ref, refs: Ref[]): InheritedMember {
  const [written, anchor, ...line] = typeof member === 'string' ? ([member, 0] as const) : member
  const isStatic = written.startsWith('.')
  const name = isStatic ? written.slice(1) : written
  const own = typeof anchor === 'number' ? memberAnchor(name, 'property', isStatic) : anchor
  const ref: Ref = {
    id: memberId(base.id, name, 'property', isStatic),
    text: `${base.text}.${name}`,
    ...(base.page === undefined ? {} : { page: base.page }),
    ...(base.href === undefined ? {} : { href: base.href }),
    ...placeOf(base, anchor === 1 ? undefined : own),
    summary: '',
    deprecated: false,
  }
  const [text, code] = line
  return {
    name,
    isStatic,
    ref: refs.push(ref) - 1,
    ...(text === undefined ? {} : { line: decodeTokens(text, code ?? '') }),
  }
}

/** What nothing exports is shown on the same page; what is outside of the graph has no anchors that are known. */
function placeOf(base: Ref, anchor: string | undefined): Pick<Ref, 'anchor'> {
  if (anchor === undefined) return base.anchor === undefined ? {} : { anchor: base.anchor }
  if (base.page !== undefined) return { anchor }
  return base.anchor === undefined ? {} : { anchor: `${base.anchor}.${anchor}` }
}
