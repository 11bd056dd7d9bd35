import { contentHash } from '@signpost/graph-model/write'
import type { GraphIndex, IndexedPackage, IndexedSymbol } from './graph-index.ts'
import { targetId } from './refs.ts'
import type { SymbolRelations } from './relations.ts'

/** Inputs of linking one package. Equal inputs give equal results. */
export interface LinkInputs {
  /** Hash of the draft's fingerprint and of the relations. */
  own: string
  /** Hash of everything that packages can see of each other; see {@link hashInputs}. */
  shared: string
  /** Fingerprints of the packages whose comments it shows in full, by path in the repository. */
  comments: ReadonlyMap<string, string>
  /** Hashes of the summaries of the packages that it refers to, by path in the repository. */
  summaries: ReadonlyMap<string, string>
}

/** Relations that only the pages at both ends show. */
const mentions: ReadonlySet<string> = new Set(['linksTo', 'mentionedBy'])

/** Inputs of all packages, before linking. */
export interface AllInputs {
  shared: string
  own: ReadonlyMap<IndexedPackage, string>
  /** Hash of the first sentences of a package's comments, by path in the repository. */
  summaries: ReadonlyMap<string, string>
}

/**
 * Hashes the inputs of all packages. `shared` covers what packages can see of each other: declarations and targets of
 * references. It excludes positions in files, because every edited comment moves the declarations below it, and
 * comments: a package depends on those of the packages that it refers to.
 */
export function hashInputs(
  { packages, links }: GraphIndex,
  relationsOf: (symbol: IndexedSymbol) => SymbolRelations,
  fingerprintOf: (repoPath: string) => string | undefined,
): AllInputs {
  const own = new Map<IndexedPackage, string>()
  const summaries = new Map<string, string>()
  const shared = packages.map((one) => {
    const { slug, name, description, repoPath, dependencies, facts } = one.draft.source
    const relations: string[] = []
    const summary: string[] = []
    const entryPoints = facts.entryPoints.map(({ key }) => key)
    const visible = [JSON.stringify([slug, name, description, repoPath, dependencies, entryPoints])]
    for (const symbol of [...one.symbols, ...one.unexported]) {
      const { declarations, summaries: sentences } = one.draft.visible.get(symbol.draft.id)!
      summary.push(sentences)
      visible.push(JSON.stringify(symbol.page), declarations)
      for (const { kind, targets } of relationsOf(symbol)) {
        const text = JSON.stringify([
          kind,
          targets.map((target) => ('symbol' in target ? targetId(target) : target.id)),
        ])
        relations.push(text)
        if (!mentions.has(kind)) visible.push(text)
      }
      relations.push('')
    }
    own.set(one, contentHash([fingerprintOf(repoPath), ...relations].join('\n')))
    summaries.set(repoPath, contentHash(summary.join('\n')))
    return contentHash(visible.join('\n'))
  })
  return { own, summaries, shared: contentHash(JSON.stringify([shared, [...links]])) }
}

/**
 * True on a cache hit: linking the package again would give the same result.
 *
 * @param own - Hash of the package.
 * @param now - Inputs of all packages.
 */
export function isCurrent(
  known: LinkInputs | undefined,
  own: string,
  now: AllInputs,
  fingerprintOf: (repoPath: string) => string | undefined,
): boolean {
  return (
    known?.own === own &&
    known.shared === now.shared &&
    [...known.comments].every(([repoPath, fingerprint]) => fingerprintOf(repoPath) === fingerprint) &&
    [...known.summaries].every(([repoPath, hash]) => now.summaries.get(repoPath) === hash)
  )
}
