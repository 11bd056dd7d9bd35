import type { GraphIndex, IndexedSymbol } from './graph-index.ts'

/** Symbol of the graph that an alias or a re-export resolves to. Follows chains of aliases. */
export function aliasTarget({ draft }: IndexedSymbol, index: GraphIndex): IndexedSymbol | undefined {
  const { aliasOf } = draft
  if (aliasOf === undefined) return undefined
  if ('id' in aliasOf) {
    const own = index.byId.get(aliasOf.id)
    return (own && aliasTarget(own, index)) ?? own
  }
  const home = index.byPackageName.get(aliasOf.package)
  const byFile = index.byIdentity.get(aliasOf.identity)
  const found = byFile ?? (home === undefined ? undefined : index.named(home, 'shown', aliasOf.exportName))
  return found?.draft.aliasOf === undefined || found.draft.id === draft.id ? found : aliasTarget(found, index)
}
