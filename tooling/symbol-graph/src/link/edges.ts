import type { DraftMember, DraftSignature } from '../draft/draft.ts'
import { distinctReferences } from '../draft/draft-signature.ts'
import type { LinkDestination } from '../docs/comment.ts'
import type { Relation } from '../reader/model.ts'
import type { GraphIndex, IndexedSymbol, LinkTarget } from './graph-index.ts'
import { targetId } from './refs.ts'
import { resolveLink } from './resolve-link.ts'
import { resolveReference } from './resolve-reference.ts'

/** The relations that a symbol's own declarations state. */
export type ForwardKind =
  | 'extends'
  | 'implements'
  | 'accepts'
  | 'returns'
  | 'references'
  | 'throws'
  | 'replacedBy'
  | 'reexports'
  | 'inheritsDoc'
  | 'linksTo'

/** What each forward relation is called from the other end; absent when nobody asks. */
export const reverseOf: ReadonlyMap<ForwardKind, Relation['kind']> = new Map([
  ['extends', 'extendedBy'],
  ['implements', 'implementedBy'],
  ['accepts', 'acceptedBy'],
  ['returns', 'returnedBy'],
  ['references', 'referencedBy'],
  ['throws', 'thrownBy'],
  ['replacedBy', 'replaces'],
  ['reexports', 'reexportedBy'],
  ['linksTo', 'mentionedBy'],
])

/** From a symbol or a member of it to another symbol. */
export interface Edge {
  kind: ForwardKind
  from: LinkTarget
  to: IndexedSymbol
}

/**
 * The relations that a symbol's signatures and comments state. What leads to the symbol itself, or out of the graph, is
 * left out; each pair of ends is there once per kind.
 */
export function edgesOf(symbol: IndexedSymbol, index: GraphIndex): Edge[] {
  const edges = new Map<string, Edge>()
  const add = (kind: ForwardKind, from: LinkTarget, to: IndexedSymbol | undefined): void => {
    if (to === undefined || to === symbol) return
    const end = kind === 'accepts' || kind === 'returns' || kind === 'throws' ? from : { symbol }
    edges.set(`${kind} ${targetId(end)} ${to.draft.id}`, { kind, from: end, to })
  }
  const addSignatures = (signatures: readonly DraftSignature[], from: LinkTarget): void => {
    for (const { target, role } of distinctReferences(signatures)) {
      add(role, from, resolveReference(target, symbol.package, symbol.draft.entry, index)?.symbol)
    }
    for (const { comment } of signatures) {
      const resolve = (destination: LinkDestination | undefined): IndexedSymbol | undefined => {
        if (destination === undefined) return undefined
        const found = resolveLink(destination, symbol, symbol.package, index)
        return found.status === 'found' ? found.target.symbol : undefined
      }
      for (const link of comment.links) add('linksTo', from, resolve(link))
      for (const link of comment.throws) add('throws', from, resolve(comment.links[link]))
      if (comment.replacedBy !== undefined) add('replacedBy', from, resolve(comment.links[comment.replacedBy]))
      add('inheritsDoc', from, resolve(comment.inheritDoc))
    }
  }

  const alias = aliasTarget(symbol, index)
  if (alias !== undefined) {
    add('reexports', { symbol }, alias)
    return [...edges.values()]
  }
  symbol.draft.facets.forEach((facet, facetAt) => {
    addSignatures(facet.signatures, { symbol })
    facet.members.forEach((member: DraftMember, memberAt) => {
      const { anchor } = symbol.anchors.facets[facetAt]!.members[memberAt]!
      addSignatures(member.signatures, { symbol, member, anchor })
    })
  })
  return [...edges.values()]
}

/** The symbol of the graph that a second name or a re-export stands for. */
export function aliasTarget({ draft }: IndexedSymbol, index: GraphIndex): IndexedSymbol | undefined {
  const { aliasOf } = draft
  if (aliasOf === undefined) return undefined
  if ('id' in aliasOf) return index.byId.get(aliasOf.id)
  const home = index.byPackageName.get(aliasOf.package)
  const byFile = index.byIdentity.get(aliasOf.identity)
  const found = byFile ?? home?.byName.get(aliasOf.exportName)
  return found?.draft.aliasOf === undefined || found.draft.id === draft.id ? found : aliasTarget(found, index)
}
