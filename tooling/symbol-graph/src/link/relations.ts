import type { Relation } from '@signpost/graph-model/model'
import { type Edge, type ForwardKind, reverseOf, saidOfMembers } from './edges.ts'
import type { OutsideName } from './outside/outside-name.ts'
import type { IndexedSymbol, LinkTarget } from './graph-index.ts'
import { targetId } from './refs.ts'

/** Other end of a relation. */
export type RelationTarget = LinkTarget | OutsideName

/** Relations of one symbol in both directions, in the order of the page. */
export type SymbolRelations = readonly { kind: Relation['kind']; targets: readonly RelationTarget[] }[]

/** Steps from a symbol to the last one of `extendedBy`: a chain of thousands would fill each of its pages with the others. */
const deepestExtender = 8

/** Number of targets of `extendedBy` up to which the next step is added. Pages of those that are listed have the others. */
const mostExtenders = 100

/**
 * Groups the edges of all symbols, and returns a function that lists the relations of one. A reverse relation has
 * the targets of the same package first. `extendedBy` includes symbols that extend it through others, a step at a
 * time while they are few.
 */
export function gatherRelations(edges: Iterable<Edge>): (symbol: IndexedSymbol) => SymbolRelations {
  const bySymbol = new Map<IndexedSymbol, Map<Relation['kind'], RelationTarget[]>>()
  const put = (symbol: IndexedSymbol, kind: Relation['kind'], target: RelationTarget): void => {
    let kinds = bySymbol.get(symbol)
    if (kinds === undefined) bySymbol.set(symbol, (kinds = new Map()))
    const targets = kinds.get(kind)
    if (targets === undefined) kinds.set(kind, [target])
    else targets.push(target)
  }
  const reversed = new Set<Relation['kind']>(reverseOf.values())
  for (const { kind, from, to } of edges) {
    const own = ownKind(kind, from)
    if (own !== undefined) put(from.symbol, own, 'draft' in to ? { symbol: to } : to)
    const reverse = reverseOf.get(kind)
    if (reverse !== undefined && 'draft' in to) put(to, reverse, from)
  }

  // Before any is added: the rest is found from the direct ones.
  const direct = new Map<IndexedSymbol, readonly RelationTarget[]>()
  for (const [symbol, kinds] of bySymbol) {
    const targets = kinds.get('extendedBy')
    if (targets !== undefined) direct.set(symbol, [...targets])
  }
  for (const [symbol, targets] of direct) {
    // It is shown on the pages of those that extend it directly.
    if (symbol.draft.isUnexported === true) continue
    const found = new Set<IndexedSymbol>([symbol])
    let level = targets
    for (let depth = 1; depth < deepestExtender && level.length > 0; depth += 1) {
      const extenders = level.flatMap((target) => ('symbol' in target ? [target.symbol] : []))
      const unseen = extenders.filter((one) => !found.has(one))
      for (const one of unseen) found.add(one)
      level = unseen.flatMap((one) => direct.get(one) ?? [])
      if (found.size + level.length > mostExtenders) break
      for (const one of level) if ('symbol' in one && one.symbol !== symbol) put(symbol, 'extendedBy', one)
    }
  }

  const known = new Map<IndexedSymbol, SymbolRelations>()
  const sorted = (symbol: IndexedSymbol): SymbolRelations =>
    [...(bySymbol.get(symbol) ?? [])]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, targets]) => {
        if (targets.length === 1) return { kind, targets }
        const byId = new Map(targets.map((target) => ['symbol' in target ? targetId(target) : target.id, target]))
        const isReverse = reversed.has(kind)
        const away = (one: RelationTarget): number =>
          Number(!('symbol' in one) || one.symbol.package !== symbol.package)
        const all = [...byId].sort(([idA, a], [idB, b]) => {
          return (isReverse ? away(a) - away(b) : 0) || (idA < idB ? -1 : 1)
        })
        return { kind, targets: all.map(([, target]) => target) }
      })
  return (symbol) => {
    const before = known.get(symbol)
    if (before !== undefined) return before
    const relations = sorted(symbol)
    known.set(symbol, relations)
    bySymbol.delete(symbol)
    return relations
  }
}

/**
 * Kind of a relation on the page of the symbol: a class uses what its methods accept and return. Undefined for a relation
 * of a member that says nothing of its class. A call signature is the symbol itself.
 */
function ownKind(kind: ForwardKind, { member }: LinkTarget): ForwardKind | undefined {
  if (member === undefined || member.kind === 'call' || !saidOfMembers.has(kind)) return kind
  return kind === 'accepts' || kind === 'returns' ? 'references' : undefined
}
