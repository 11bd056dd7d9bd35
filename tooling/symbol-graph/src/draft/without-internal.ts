import type { DraftFacet, DraftSignature, DraftSymbol } from './draft.ts'

/**
 * Leaves out symbols that have nothing but what is tagged `@internal`, with all that is in them.
 *
 * @param symbols - As {@link withoutInternalParts} leaves them; outer symbols before inner ones.
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

/** Leaves out what of a symbol is tagged `@internal`: facets, members and overloads. */
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
  return release !== 'internal' && comment.release !== 'internal'
}
