import type { DraftMember } from '../draft/draft.ts'
import type { CompactFacet, CompactInherited } from '../reader/format.ts'
import { memberAnchor } from '../reader/member-anchor.ts'
import { type Line, lineText } from '../signature/line.ts'
import { encodeTokens } from '../write/encode-tokens.ts'
import { type Base, basesOf, memberKey } from './bases.ts'
import { findMember, type IndexedSymbol } from './graph-index.ts'
import { instantiate } from './instantiate.ts'
import { linkPieces, type PageContext } from './link-signature.ts'
import { resolveOutside, resolveReference } from './resolve-reference.ts'

/**
 * The members that a facet gets from its bases, as names: they are shown on the bases' pages and never copied. One whose
 * types depend on what the base is instantiated with comes with its signature.
 *
 * Nearer bases come first, and a member that a nearer one has is not listed again.
 */
export function inheritedMembers(facetAt: number, context: PageContext): CompactFacet['i'] {
  const { symbol, index } = context
  const facet = symbol.draft.facets[facetAt]!
  if (facet.kind !== 'class' && facet.kind !== 'interface') return undefined
  const seen = new Set(facet.members.map(memberKey))
  const groups = new Map<number, CompactInherited[]>()
  const add = (from: number, members: readonly CompactInherited[]): void => {
    if (members.length > 0) groups.set(from, [...(groups.get(from) ?? []), ...members])
  }
  const isFirst = (member: Pick<DraftMember, 'name' | 'isStatic'>): boolean => {
    const key = memberKey(member)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
  const { bases, open } = basesOf(symbol, facet, index)
  for (const base of bases) {
    if (base.role === 'implements') continue
    const members = base.symbol.draft.facets.flatMap((baseFacet, baseAt) =>
      baseFacet.members.flatMap((member, at): CompactInherited[] => {
        if (!isInheritable(member, facet.kind) || !isFirst(member)) return []
        const { anchor } = base.symbol.anchors.facets[baseAt]!.members[at]!
        return [inheritedMember(member, anchor, base, context)]
      }),
    )
    add(context.refs.target({ symbol: base.symbol }), members)
  }
  for (const { heritage, from } of open) {
    for (const group of heritage.members) {
      const ref = sourceOf(group.from, from, context)
      if (ref === undefined) continue
      // What makes them may have no members itself: a function that extends what it is given.
      const named =
        group.from === undefined ? undefined : resolveReference(group.from, from.package, from.draft.entry, index)
      const members = group.members.filter(isFirst).map(({ name, isStatic, type }): CompactInherited => {
        const written = `${isStatic ? '.' : ''}${name}`
        const place = named === undefined || findMember(named.symbol, name) !== undefined ? 0 : 1
        if (type === undefined) return place === 0 ? written : [written, place]
        return [written, place, type, '']
      })
      add(ref, members)
    }
  }
  return groups.size === 0 ? undefined : shortened([...groups])
}

/** How many names a page lists; what is left is read on the pages of the bases. */
const mostNames = 40

/** The first names of each base, and how many there are. */
function shortened(
  groups: readonly (readonly [from: number, members: readonly CompactInherited[]])[],
): CompactFacet['i'] {
  let left = mostNames
  return groups.map(([from, members]) => {
    const kept = members.slice(0, left)
    left -= kept.length
    return [from, kept.length === members.length ? 0 : members.length, ...kept] as const
  })
}

function inheritedMember(member: DraftMember, anchor: string, base: Base, context: PageContext): CompactInherited {
  const { name, isStatic } = member
  const written = `${isStatic ? '.' : ''}${name}`
  const isUsual = anchor === memberAnchor(name, 'property', isStatic)
  const line = instantiatedLine(member, base)
  if (line === undefined) return isUsual ? written : [written, shownAnchor(anchor, base.symbol)]
  const { text, code } = encodeTokens(linkPieces({ line }, new Set(), '', new Set(), { ...context, at: base.symbol }))
  return [written, isUsual ? 0 : shownAnchor(anchor, base.symbol), text, code]
}

/** The anchors of what has no page are inside that of the symbol, which the reader puts before them. */
function shownAnchor(anchor: string, { draft }: IndexedSymbol): string {
  return draft.isUnexported === true ? anchor.slice(anchor.indexOf('.') + 1) : anchor
}

/** The first signature of a member, when the base's type arguments change it. */
function instantiatedLine({ signatures }: DraftMember, { substitution }: Base): Line | undefined {
  const { line } = signatures[0]!
  const instantiated = instantiate(line, substitution)
  return lineText(instantiated) === lineText(line) ? undefined : instantiated
}

function sourceOf(target: string | undefined, from: IndexedSymbol, { index, refs }: PageContext): number | undefined {
  if (target === undefined) return undefined
  const found = resolveReference(target, from.package, from.draft.entry, index)
  if (found !== undefined) return refs.target(found)
  const outside = resolveOutside(target, index)
  return outside === undefined ? undefined : refs.outside(outside)
}

/** A constructor is inherited by classes that have none. */
function isInheritable({ kind }: DraftMember, into: string): boolean {
  return kind === 'property' || kind === 'accessor' || kind === 'method' || (kind === 'constructor' && into === 'class')
}
