import type { DraftMember } from '../draft/draft.ts'
import { basesOf, memberKey } from './bases.ts'
import type { GraphIndex, IndexedSymbol, LinkTarget } from './graph-index.ts'

/** Members of bases that a member overrides or implements, nearest first. */
export interface Overridden {
  overrides: LinkTarget[]
  implements: LinkTarget[]
}

/** Returns a function that looks up what a member of the facet overrides and implements. */
export function overriddenMembers(
  symbol: IndexedSymbol,
  facetAt: number,
  index: GraphIndex,
): (member: DraftMember) => Overridden {
  const facet = symbol.draft.facets[facetAt]!
  const { bases } = facet.kind === 'class' || facet.kind === 'interface' ? basesOf(symbol, facet, index) : { bases: [] }
  const byKey = new Map<string, Overridden>()
  for (const { symbol: base, role } of bases) {
    base.draft.facets.forEach((one, oneAt) => {
      // An alias of an object type is a base of interfaces, too.
      if (one.kind !== 'class' && one.kind !== 'interface' && one.kind !== 'type') return
      one.members.forEach((member, at) => {
        if (member.kind !== 'property' && member.kind !== 'accessor' && member.kind !== 'method') return
        const key = memberKey(member)
        let found = byKey.get(key)
        if (found === undefined) byKey.set(key, (found = { overrides: [], implements: [] }))
        const { anchor } = base.anchors.facets[oneAt]!.members[at]!
        found[role === 'extends' ? 'overrides' : 'implements'].push({ symbol: base, member, anchor })
      })
    })
  }
  return (member) => byKey.get(memberKey(member)) ?? none
}

const none: Overridden = { overrides: [], implements: [] }
