import type { DraftFacet, DraftSignature, DraftSymbol } from './draft.ts'

/**
 * Removes symbols whose facets are all tagged `@internal` or `@hidden`, with their children and aliases.
 *
 * @param symbols - Symbols with the facets that {@link withoutInternalParts} returns; outer symbols before inner ones.
 */
export function withoutInternal(symbols: readonly DraftSymbol[]): DraftSymbol[] {
  const dropped = new Set<string>()
  return symbols.filter(({ id, parent, aliasOf, facets }) => {
    const home = aliasOf !== undefined && 'id' in aliasOf ? aliasOf.id : undefined
    const isDropped =
      facets.length === 0 || (parent !== undefined && dropped.has(parent)) || (home !== undefined && dropped.has(home))
    if (isDropped) dropped.add(id)
    return !isDropped
  })
}

/** Removes facets, members and overloads tagged `@internal` or `@hidden`. */
export function withoutInternalParts(facets: readonly DraftFacet[]): DraftFacet[] {
  return facets.flatMap((facet) => {
    const signatures = facet.signatures.filter(isPublic)
    if (signatures.length === 0) return []
    const members = facet.members.flatMap((member) => {
      const visible = member.signatures.filter(isPublic)
      return visible.length === 0 ? [] : [{ ...member, signatures: visible }]
    })
    return [{ ...facet, signatures, members }]
  })
}

function isPublic({ release, comment }: DraftSignature): boolean {
  return release !== 'internal' && comment.release !== 'internal' && comment.isHidden !== true
}
