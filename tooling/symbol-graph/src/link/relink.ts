import type { Comment } from '../docs/comment.ts'
import { firstSentence } from '../docs/first-sentence.ts'
import type { DraftFacet, DraftSignature, DraftSymbol } from '../draft/draft.ts'
import { contentHash } from '@signpost/graph-model/write'
import type { GraphIndex, IndexedPackage, IndexedSymbol } from './graph-index.ts'
import { isEmpty } from './inherit-docs.ts'
import { targetId } from './refs.ts'
import type { SymbolRelations } from './relations.ts'

/** Inputs of linking one package. While they are equal, linking it again has the same result. */
export interface LinkInputs {
  /** Hash of its draft and its relations. */
  own: string
  /** Hash of everything that packages see of each other: see {@link hashInputs}. */
  shared: string
  /** Fingerprints, by path, of the packages whose comments it shows in full. */
  comments: ReadonlyMap<string, string>
}

/** Relations that only the two linked pages show. */
const mentions: ReadonlySet<string> = new Set(['linksTo', 'mentionedBy'])

/** Inputs of all packages before they are linked. */
export interface AllInputs {
  shared: string
  own: ReadonlyMap<IndexedPackage, string>
}

/**
 * Hashes the inputs of all packages. Packages see of each other: declarations, first sentences of comments, and where
 * references lead. Positions in files are left out, because every edited comment moves the declarations below it.
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

/** True when linking a package again would have the same result. */
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

/** Hash of a symbol without positions and without the parts of comments that only its own page shows. */
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

/** The parts of a comment that lists show. Comments with `@inheritDoc` lead on and count in full. */
function visibleComment(comment: Comment): unknown {
  if (comment.inheritDoc !== undefined) return comment
  return [firstSentence(comment.summaryText), comment.isDeprecated, isEmpty(comment)]
}
