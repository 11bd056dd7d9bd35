import { aliasTarget } from './alias-target.ts'
import type { DraftHeritage, DraftMember, DraftSignature } from '../draft/draft.ts'
import { distinctReferences } from '../draft/draft-signature.ts'
import type { LinkDestination } from '../docs/comment.ts'
import type { Relation } from '@signpost/graph-model/model'
import type { GraphIndex, IndexedSymbol, LinkTarget } from './graph-index.ts'
import type { OutsideName } from './outside/outside-name.ts'
import { followInheritDoc } from './inherit-docs.ts'
import { targetId } from './refs.ts'
import { resolveLink } from './resolve-link.ts'
import { resolveOutside, resolveReference } from './resolve-reference.ts'

/** Relations that a symbol's declarations and comments define. */
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
  | 'mixes'

/** Inverse of each forward relation. `inheritsDoc` has no inverse. */
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
  ['mixes', 'mixedInto'],
])

/**
 * Relations that hold for the member whose signature or comment has them, and not for its class: a class with a deprecated
 * method is not replaced.
 */
export const saidOfMembers: ReadonlySet<ForwardKind> = new Set([
  'accepts',
  'returns',
  'throws',
  'replacedBy',
  'inheritsDoc',
])

/** Relation from a symbol or one of its members to another symbol. */
export interface Edge {
  kind: ForwardKind
  from: LinkTarget
  to: IndexedSymbol | OutsideName
}

/**
 * Collects the relations in a symbol's heritage, signatures and comments, each once per kind and pair of ends. Skips
 * references to the symbol itself and, except for bases, to names outside the graph.
 *
 * An alias of a symbol in the graph only has its `reexports` relation.
 */
export function edgesOf(symbol: IndexedSymbol, index: GraphIndex): Edge[] {
  const edges = new Map<string, Edge>()
  const add = (kind: ForwardKind, from: LinkTarget, to: IndexedSymbol | OutsideName | undefined): void => {
    if (to === undefined || to === symbol) return
    const end = saidOfMembers.has(kind) ? from : { symbol }
    edges.set(`${kind} ${targetId(end)} ${'draft' in to ? to.draft.id : to.id}`, { kind, from: end, to })
  }
  const find = (target: string): IndexedSymbol | OutsideName | undefined => {
    return resolveReference(target, symbol.package, symbol.draft.entry, index)?.symbol ?? resolveOutside(target, index)
  }
  /** Adds the base type or, for an expression such as a mixin call, the functions and classes in it. */
  const addHeritage = ({ role, target, base }: DraftHeritage): void => {
    if (target !== undefined) return add(role, { symbol }, find(target))
    for (const piece of base.pieces) {
      const named = typeof piece === 'number' || piece.target === undefined ? undefined : find(piece.target)
      if (named === undefined) continue
      const isFunction = 'draft' in named && named.page.kind === 'function'
      add(isFunction ? 'mixes' : role, { symbol }, named)
    }
  }
  const addSignatures = (signatures: readonly DraftSignature[], from: LinkTarget, isWhole = true): void => {
    // A function with one deprecated overload is not replaced.
    const isReplaced =
      isWhole && signatures.every(({ comment: one }) => one.isDeprecated || one.replacedBy !== undefined)
    for (const { target, role } of distinctReferences(signatures)) {
      const to = resolveReference(target, symbol.package, symbol.draft.entry, index)?.symbol
      // Outside names count only as bases: nearly every signature has a built-in such as `Promise`.
      const isBase = role === 'extends' || role === 'implements'
      add(role, from, to ?? (isBase ? resolveOutside(target, index) : undefined))
    }
    for (const { comment } of signatures) {
      const resolve = (destination: LinkDestination | undefined): IndexedSymbol | undefined => {
        if (destination === undefined) return undefined
        const found = resolveLink(destination, symbol, symbol.package, index)
        return found.status === 'found' ? found.target.symbol : undefined
      }
      for (const link of comment.links) add('linksTo', from, resolve(link))
      for (const link of comment.throws) add('throws', from, resolve(comment.links[link]))
      if (comment.replacedBy !== undefined && isReplaced)
        add('replacedBy', from, resolve(comment.links[comment.replacedBy]))
      if (comment.inheritDoc !== undefined) {
        const followed = followInheritDoc(comment, symbol, index)
        if (followed.status === 'found') add('inheritsDoc', from, followed.target.symbol)
      }
    }
  }

  const alias = aliasTarget(symbol, index)
  if (alias !== undefined) {
    add('reexports', { symbol }, alias)
    return [...edges.values()]
  }
  symbol.draft.facets.forEach((facet, facetAt) => {
    addSignatures(facet.signatures, { symbol }, facetAt === 0)
    facet.heritage.forEach(addHeritage)
    facet.members.forEach((member: DraftMember, memberAt) => {
      const { anchor } = symbol.anchors.facets[facetAt]!.members[memberAt]!
      addSignatures(member.signatures, { symbol, member, anchor })
    })
  })
  return [...edges.values()]
}
