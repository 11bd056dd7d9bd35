import type { DraftFacet, DraftSignature, DraftSymbol } from './draft.ts'

/**
 * Leaves out what is tagged `@internal`: symbols with all that is in them, facets, members and overloads.
 *
 * @param symbols - Outer symbols before inner ones.
 */
export function withoutInternal(symbols: readonly DraftSymbol[]): DraftSymbol[] {
  const dropped = new Set<string>()
  const kept: DraftSymbol[] = []
  for (const symbol of symbols) {
    const facets = symbol.facets.flatMap(publicFacet)
    const home = symbol.aliasOf !== undefined && 'id' in symbol.aliasOf ? symbol.aliasOf.id : undefined
    const isDropped =
      facets.length === 0 ||
      (symbol.parent !== undefined && dropped.has(symbol.parent)) ||
      (home !== undefined && dropped.has(home))
    if (isDropped) dropped.add(symbol.id)
    else kept.push({ ...symbol, facets })
  }
  return kept.map((symbol) => ({ ...symbol, children: symbol.children.filter((id) => !dropped.has(id)) }))
}

function publicFacet(facet: DraftFacet): DraftFacet[] {
  const signatures = facet.signatures.filter(isPublic)
  if (signatures.length === 0) return []
  const members = facet.members.flatMap((member) => {
    const visible = member.signatures.filter(isPublic)
    return visible.length === 0 ? [] : [{ ...member, signatures: visible }]
  })
  return [{ ...facet, signatures, members }]
}

function isPublic({ release, comment }: DraftSignature): boolean {
  return release !== 'internal' && comment.release !== 'internal'
}
