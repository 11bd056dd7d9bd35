import type { DraftHeritage, DraftInherited, DraftMember, DraftSignature } from '../draft/draft.ts'
import { isPublic } from '../draft/without-internal.ts'
import { isUnexported } from '../read/model-item.ts'
import { unexportedAnchor } from './anchors.ts'
import { memberAnchor, memberId } from '@signpost/graph-model/model'
import type { InheritedMember, InheritedMembers, MemberKind, Ref, Signature, Token } from '@signpost/graph-model/model'
import { lineText } from '../signature/line.ts'
import { type Base, basesOf, memberKey } from './bases.ts'
import { findMember, type IndexedSymbol } from './graph-index.ts'
import { instantiate } from './instantiate.ts'
import { linkLine, linkSignature, type PageContext, textTokens } from './link-signature.ts'
import { pageOfAnchor, type RefTable } from './refs.ts'
import { resolveOutside, resolveReference } from './resolve-reference.ts'

/** Inherited member without its ref. */
interface Inherited extends Pick<InheritedMember, 'name' | 'isStatic' | 'line' | 'signatures'> {
  kind: MemberKind
  /** Own page of a function or constant that is the member; absent for one that is a part of its base's page. */
  own?: number
  /** Anchor on the page of the base; absent to link to that page itself. */
  anchor?: string
  /** Further page of the base that has the anchor. */
  part?: string | undefined
}

/**
 * Lists the members that a facet inherits, by name only: the bases' pages document them. A member whose types depend on
 * the base's type arguments also has its signature.
 *
 * Nearer bases come first. A member that the facet or a nearer base also declares is skipped.
 */
export function inheritedMembers(facetAt: number, context: PageContext): InheritedMembers[] {
  const { symbol, index } = context
  const facet = symbol.draft.facets[facetAt]!
  if (facet.kind !== 'class' && facet.kind !== 'interface') return []
  const seen = new Set(facet.members.map(memberKey))
  const groups = new Map<number, Inherited[]>()
  const add = (from: number, members: readonly Inherited[]): void => {
    if (members.length > 0) groups.set(from, [...(groups.get(from) ?? []), ...members])
  }
  const isFirst = (member: Pick<DraftMember, 'name' | 'isStatic' | 'kind'>): boolean => {
    // A base's call signatures are overloads of the facet's own.
    if (member.kind === 'call' || member.kind === 'construct') return true
    const key = memberKey(member)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
  const { bases, open } = basesOf(symbol, facet, index)
  for (const base of bases) {
    if (base.role === 'implements') continue
    const members = base.symbol.draft.facets.flatMap((baseFacet, baseAt) =>
      baseFacet.members.flatMap((member, at): Inherited[] => {
        if (!isInheritable(member, facet.kind) || !isFirst(member)) return []
        const { name, isStatic, kind } = member
        const { anchor } = base.symbol.anchors.facets[baseAt]!.members[at]!
        const line = instantiatedLine(member, base, context)
        const { part } = pageOfAnchor(base.symbol, anchor)
        return [
          {
            name,
            isStatic,
            kind,
            anchor: ownAnchor(anchor, base.symbol),
            part,
            ...(line === undefined ? {} : { line }),
          },
        ]
      }),
    )
    add(context.refs.target({ symbol: base.symbol }), members)
  }
  const typeParameters = new Set(
    facet.signatures.flatMap((signature) => signature.typeParameters.map(({ name }) => name)),
  )
  for (const { heritage, from } of open) {
    for (const group of heritage.members) {
      const ref = sourceOf(group.from, from, context) ?? baseOf(heritage, from, context)
      // The origin may lack the member: a mixin function, for example, has no members.
      const named =
        group.from === undefined ? undefined : resolveReference(group.from, from.package, from.draft.entry, index)
      const members = group.members.flatMap((member): Inherited[] => {
        const signatures = member.signatures?.filter(isPublic)
        if (signatures?.length === 0 || !isInheritable(member, facet.kind) || !isFirst(member)) return []
        const { name, isStatic, kind, type, target } = member
        const hasPlace =
          group.from !== undefined && (named === undefined || findMember(named.symbol, name) !== undefined)
        const anchor = memberAnchor(name, 'property', isStatic)
        const own = target === undefined ? undefined : resolveReference(target, from.package, from.draft.entry, index)
        return [
          {
            name,
            isStatic,
            kind,
            ...(own === undefined ? {} : { own: context.refs.target(own) }),
            ...(hasPlace ? { anchor, part: named && pageOfAnchor(named.symbol, anchor).part } : {}),
            ...(type === undefined ? {} : { line: textTokens(type) }),
            ...(hasPlace || signatures === undefined
              ? {}
              : { signatures: linkSignatures(signatures, member, typeParameters, { ...context, at: from }) }),
          },
        ]
      })
      add(ref, members)
    }
  }
  seen.forEach((key) => context.memberKeys?.add(key))
  return shortened([...groups]).map(({ from, members, total }) => ({
    from,
    total,
    members: members.map((member) => withRef(member, from, context.refs)),
  }))
}

/** Maximum number of names that a facet lists. The bases' pages list the others. */
const mostNames = 40

/** Cuts the groups to {@link mostNames} names in total; `total` counts all names of a base. */
function shortened(
  groups: readonly (readonly [from: number, members: readonly Inherited[]])[],
): { from: number; members: readonly Inherited[]; total: number }[] {
  let left = mostNames
  return groups.map(([from, members]) => {
    const kept = members.slice(0, left)
    left -= kept.length
    return { from, members: kept, total: members.length }
  })
}

/** Adds a ref that is derived from the base's ref. */
function withRef(
  { name, isStatic, kind, own, anchor, part, line, signatures }: Inherited,
  from: number,
  refs: RefTable,
): InheritedMember {
  const member = {
    name,
    isStatic,
    ref: own ?? -1,
    ...(line === undefined ? {} : { line }),
    ...(signatures === undefined ? {} : { signatures }),
  }
  if (own !== undefined) return member
  refs.addLast(
    () => {
      const base = refs.refs[from]!
      return {
        id: memberId(base.id, name, kind, isStatic),
        text: `${base.text}.${name}`,
        ...(base.page === undefined ? {} : { page: { ...base.page, ...(part === undefined ? {} : { part }) } }),
        ...(base.href === undefined ? {} : { href: base.href }),
        ...placeOf(base, anchor),
        summary: '',
        deprecated: false,
      }
    },
    (index) => (member.ref = index),
  )
  return member
}

/** Anchor of a member. Those of an unexported base begin with the base's; anchors outside the graph are unknown. */
function placeOf(base: Ref, anchor: string | undefined): Pick<Ref, 'anchor'> {
  if (anchor === undefined) return base.anchor === undefined ? {} : { anchor: base.anchor }
  if (base.page !== undefined && !isUnexported(base.id)) return { anchor }
  return base.anchor === undefined ? {} : { anchor: `${base.anchor}.${anchor}` }
}

/** Strips the prefix that the anchors of an unexported symbol's members have. */
function ownAnchor(anchor: string, { draft }: IndexedSymbol): string {
  return draft.isUnexported === true ? anchor.slice(unexportedAnchor(draft).length + 1) : anchor
}

/** First signature of a member with the base's type arguments; absent when these do not change it. */
function instantiatedLine(
  { signatures }: DraftMember,
  { symbol, substitution }: Base,
  context: PageContext,
): Token[] | undefined {
  const { line } = signatures[0]!
  const instantiated = instantiate(line, substitution)
  if (lineText(instantiated) === lineText(line)) return undefined
  return linkLine(instantiated, new Set(), { ...context, at: symbol })
}

function sourceOf(target: string | undefined, from: IndexedSymbol, { index, refs }: PageContext): number | undefined {
  if (target === undefined) return undefined
  const found = resolveReference(target, from.package, from.draft.entry, index)
  if (found !== undefined) return refs.target(found)
  const outside = resolveOutside(target, index)
  return outside === undefined ? undefined : refs.outside(outside)
}

/** The base as written, for members whose declaring type has no name or no page. */
function baseOf({ base, target }: DraftHeritage, from: IndexedSymbol, context: PageContext): number {
  const found = sourceOf(target, from, context)
  return found ?? context.refs.outside({ id: `ext:!${lineText(base)}`, name: lineText(base) })
}

/** Links the signatures of a member that no page documents; each has an anchor of its own. */
function linkSignatures(
  signatures: readonly DraftSignature[],
  { name, kind, isStatic }: DraftInherited,
  typeParameters: ReadonlySet<string>,
  context: PageContext,
): Signature[] {
  return signatures.map((signature) => {
    const anchor = context.anchors.unique(memberAnchor(name, kind, isStatic))
    return linkSignature(signature, anchor, `${anchor}.`, typeParameters, context)
  })
}

/** Whether a facet of the kind `into` inherits the member. Only classes inherit constructors, and only interfaces calls. */
function isInheritable({ kind }: Pick<DraftMember, 'kind'>, into: string): boolean {
  if (kind === 'constructor') return into === 'class'
  if (kind === 'call' || kind === 'construct') return into === 'interface'
  return kind !== 'enumMember'
}
