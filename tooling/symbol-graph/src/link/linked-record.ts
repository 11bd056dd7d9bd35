import type { WrittenPackage } from '../write/written-package.ts'
import { contentHash } from './content-hash.ts'
import type { IndexedPackage, IndexedSymbol, WholeIndex } from './graph-index.ts'
import { areCurrent, type Reads } from './reads.ts'
import { targetId } from './refs.ts'
import type { SymbolRelations } from './relations.ts'

/** What a package was linked from: as long as it stays the same, linking again comes to the same. */
export interface LinkInputs {
  /** Changes with the package itself, with what relates to its symbols, and with the addresses of what is outside. */
  own: string
  /** What was read of other packages. */
  reads: Reads
}

/** What a package was linked from, and what came of it. */
export interface LinkedRecord extends LinkInputs {
  written: WrittenPackage
}

/** What is known of a package before it is linked. */
export interface KnownPackage {
  /** Changes with everything that its draft is made from. */
  fingerprint: string
  /** Of the last time that it was linked. */
  record?: LinkedRecord
}

/** What a package is linked from but for {@link Reads}. */
export function ownInputs(
  one: IndexedPackage,
  fingerprint: string,
  index: WholeIndex,
  relationsOf: (symbol: IndexedSymbol) => SymbolRelations,
): string {
  const relations = [...one.symbols, ...one.unexported].map((symbol) =>
    relationsOf(symbol).map(({ kind, targets, total }) => {
      return [kind, total, targets.map((target) => ('symbol' in target ? targetId(target) : target.id))]
    }),
  )
  return contentHash(JSON.stringify([fingerprint, one.draft.source.slug, [...index.links], relations]))
}

/** True when linking a package again would come to what was written of it. */
export function isCurrent(record: LinkedRecord, own: string, index: WholeIndex): boolean {
  return record.own === own && areCurrent(record.reads, index)
}
