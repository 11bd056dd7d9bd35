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

/**
 * Removes facets, members and overloads tagged `@internal` or `@hidden`. Declarations of a class or interface that merge
 * are one type: if the first has such a tag, all are removed.
 */
export function withoutInternalParts(facets: readonly DraftFacet[]): DraftFacet[] {
  const isHiddenClass = facets.some(({ kind, signatures }) => kind === 'class' && !isPublic(signatures[0]!))
  return facets.flatMap((facet) => {
    const [first] = facet.signatures
    const isType = facet.kind === 'class' || facet.kind === 'interface'
    if (isType && (isHiddenClass || (first !== undefined && !isPublic(first)))) return []
    const signatures = facet.signatures.filter(isPublic)
    if (signatures.length === 0) return []
    const members = facet.members.flatMap((member) => {
      const visible = member.signatures.filter(isPublic)
      return visible.length === 0 ? [] : [{ ...member, signatures: visible }]
    })
    return [{ ...facet, signatures, members }]
  })
}

/** Whether pages show the declaration. */
export function isPublic({ release, comment }: DraftSignature): boolean {
  return release !== 'internal' && comment.release !== 'internal' && comment.isHidden !== true
}
