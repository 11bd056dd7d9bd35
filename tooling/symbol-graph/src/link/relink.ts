import type { Comment } from '../docs/comment.ts'
import { firstSentence } from '../docs/first-sentence.ts'
import type { DraftFacet, DraftSignature, DraftSymbol } from '../draft/draft.ts'
import { contentHash } from '@signpost/graph-model/write'
import type { GraphIndex, IndexedPackage, IndexedSymbol } from './graph-index.ts'
import { isEmpty } from './inherit-docs.ts'
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
}

/** Relations that only the pages at both ends show. */
const mentions: ReadonlySet<string> = new Set(['linksTo', 'mentionedBy'])

/** Inputs of all packages, before linking. */
export interface AllInputs {
  shared: string
  own: ReadonlyMap<IndexedPackage, string>
}

/**
 * Hashes the inputs of all packages. `shared` covers what packages can see of each other: declarations, first sentences
 * of comments, and targets of references. It excludes positions in files, because every edited comment moves the
 * declarations below it.
 */
export function hashInputs(
  { packages, links }: GraphIndex,
  relationsOf: (symbol: IndexedSymbol) => SymbolRelations,
  fingerprintOf: (repoPath: string) => string | undefined,
): AllInputs {
  const own = new Map<IndexedPackage, string>()
  const shared = packages.map((one) => {
    const { slug, name, description, repoPath, facts } = one.draft.source
    const relations: unknown[] = []
    const visible: unknown[] = [slug, name, description, repoPath, facts.entryPoints.map(({ key }) => key)]
    for (const symbol of [...one.symbols, ...one.unexported]) {
      const texts = relationsOf(symbol).map(({ kind, targets, total }) => {
        return [kind, total, targets.map((target) => ('symbol' in target ? targetId(target) : target.id))] as const
      })
      relations.push(texts)
      visible.push(
        symbol.page,
        visibleHash(symbol.draft),
        texts.filter(([kind]) => !mentions.has(kind)),
      )
    }
    own.set(one, contentHash(JSON.stringify([fingerprintOf(repoPath), relations])))
    return contentHash(JSON.stringify(visible))
  })
  return { own, shared: contentHash(JSON.stringify([shared, [...links]])) }
}

/** True on a cache hit: linking the package again would give the same result. */
export function isCurrent(
  known: LinkInputs | undefined,
  own: string,
  shared: string,
  fingerprintOf: (repoPath: string) => string | undefined,
): boolean {
  return (
    known?.own === own &&
    known.shared === shared &&
    [...known.comments].every(([repoPath, fingerprint]) => fingerprintOf(repoPath) === fingerprint)
  )
}

const hashes = new WeakMap<DraftSymbol, string>()

/** Hash of a symbol without positions and without the parts of comments that only its page shows. */
function visibleHash(draft: DraftSymbol): string {
  const known = hashes.get(draft)
  if (known !== undefined) return known
  const signature = ({ source: _, comment, ...others }: DraftSignature): unknown => [others, visibleComment(comment)]
  const facet = ({ signatures, members, ...others }: DraftFacet): unknown => [
    others,
    signatures.map(signature),
    members.map(({ signatures: own, ...member }) => [member, own.map(signature)]),
  ]
  const { facets, identity: _, ...others } = draft
  const hash = contentHash(JSON.stringify([others, facets.map(facet)]))
  hashes.set(draft, hash)
  return hash
}

/**
 * Parts of a comment that lists show. A comment with `@inheritDoc` counts in full, because it leads on to another one.
 */
function visibleComment(comment: Comment): unknown {
  if (comment.inheritDoc !== undefined) return comment
  return [firstSentence(comment.summaryText), comment.isDeprecated, isEmpty(comment)]
}
