import type { Relation } from '../reader/model.ts'
import { type Edge, reverseOf } from './edges.ts'
import type { OutsideName } from '../reader/outside/outside-name.ts'
import type { IndexedSymbol, LinkTarget } from './graph-index.ts'
import { targetId } from './refs.ts'

/** How many ends of a reverse relation a page shows. */
const shown = 20

/** The other end of a relation. */
export type RelationTarget = LinkTarget | OutsideName

/** The relations of one symbol, both ways, in the order in which they are listed. */
export type SymbolRelations = readonly { kind: Relation['kind']; targets: readonly RelationTarget[]; total: number }[]

/**
 * Turns edges into the relations of every symbol. Of a reverse relation the first twenty are kept, those of the same
 * package first, and how many there are.
 */
export function relationsOf(edges: readonly Edge[]): Map<IndexedSymbol, SymbolRelations> {
  const bySymbol = new Map<IndexedSymbol, Map<Relation['kind'], Map<string, RelationTarget>>>()
  const put = (symbol: IndexedSymbol, kind: Relation['kind'], target: RelationTarget): void => {
    let kinds = bySymbol.get(symbol)
    if (kinds === undefined) bySymbol.set(symbol, (kinds = new Map()))
    let targets = kinds.get(kind)
    if (targets === undefined) kinds.set(kind, (targets = new Map()))
    targets.set('symbol' in target ? targetId(target) : target.id, target)
  }
  const reversed = new Set<Relation['kind']>(reverseOf.values())
  for (const { kind, from, to } of edges) {
    put(from.symbol, kind, 'draft' in to ? { symbol: to } : to)
    const reverse = reverseOf.get(kind)
    if (reverse !== undefined && 'draft' in to) put(to, reverse, from)
  }

  return new Map(
    [...bySymbol].map(([symbol, kinds]) => [
      symbol,
      [...kinds]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([kind, targets]) => {
          const isReverse = reversed.has(kind)
          const all = [...targets].sort(([idA, a], [idB, b]) => {
            const away = (one: RelationTarget): number => Number(!('symbol' in one) || one.symbol.package !== symbol.package)
            return (isReverse ? away(a) - away(b) : 0) || (idA < idB ? -1 : 1)
          })
          const kept = isReverse ? all.slice(0, shown) : all
          return { kind, targets: kept.map(([, target]) => target), total: all.length }
        }),
    ]),
  )
}
