import type { DraftMember } from '../draft/draft.ts'
import type { CompactFacet } from '../reader/format.ts'
import { memberAnchor } from '../reader/member-anchor.ts'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'
import type { RefTable } from './refs.ts'
import { resolveReference } from './resolve-reference.ts'

/**
 * The members that a facet gets from its bases, as names: they are shown on the bases' pages and never copied.
 *
 * Nearer bases come first, and a member that a nearer one has is not listed again. A base that inherits from itself
 * ends the walk.
 */
export function inheritedMembers(
  symbol: IndexedSymbol,
  facetAt: number,
  index: GraphIndex,
  refs: RefTable,
): CompactFacet['i'] {
  const facet = symbol.draft.facets[facetAt]!
  if (facet.kind !== 'class' && facet.kind !== 'interface') return undefined
  const seen = new Set(facet.members.map(memberKey))
  const visited = new Set([symbol])
  const inherited: [base: number, ...members: (string | readonly [string, string])[]][] = []
  let bases = basesOf(symbol, facet.kind, index)
  while (bases.length > 0) {
    const next: IndexedSymbol[] = []
    for (const base of bases) {
      if (visited.has(base)) continue
      visited.add(base)
      const names: (string | readonly [string, string])[] = []
      base.draft.facets.forEach((baseFacet, baseFacetAt) => {
        baseFacet.members.forEach((member, at) => {
          if (!isInheritable(member) || seen.has(memberKey(member))) return
          seen.add(memberKey(member))
          const name = `${member.isStatic ? '.' : ''}${member.name}`
          const { anchor } = base.anchors.facets[baseFacetAt]!.members[at]!
          names.push(anchor === memberAnchor(member.name, 'property', member.isStatic) ? name : [name, anchor])
        })
      })
      if (names.length > 0) inherited.push([refs.target({ symbol: base }), ...names])
      next.push(...basesOf(base, undefined, index))
    }
    bases = next
  }
  return inherited.length === 0 ? undefined : inherited
}

function basesOf(symbol: IndexedSymbol, kind: string | undefined, index: GraphIndex): IndexedSymbol[] {
  return symbol.draft.facets
    .filter((facet) => kind === undefined || facet.kind === kind)
    .flatMap(({ signatures }) => signatures.flatMap(({ references }) => references))
    .filter(({ role }) => role === 'extends')
    .flatMap(({ target }) => {
      return resolveReference(target, symbol.package, symbol.draft.entry, index)?.symbol ?? []
    })
}

function memberKey({ name, isStatic }: DraftMember): string {
  return `${isStatic ? '.' : '#'}${name}`
}

function isInheritable({ kind }: DraftMember): boolean {
  return kind === 'property' || kind === 'accessor' || kind === 'method'
}
