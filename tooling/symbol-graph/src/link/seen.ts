import type { Comment } from '../docs/comment.ts'
import { firstSentence } from '../docs/first-sentence.ts'
import type { DraftFacet, DraftSignature, DraftSymbol } from '../draft/draft.ts'
import { memberKey } from './bases.ts'
import { contentHash } from './content-hash.ts'
import type { IndexedPackage, IndexedSymbol } from './graph-index.ts'
import { isEmpty } from './inherit-docs.ts'

const outsides = new WeakMap<DraftSymbol, string>()

/**
 * Changes with everything of a symbol that other packages are linked by, but for what its comments say beyond their first
 * sentences, and where it is declared: every edited comment moves what is below it.
 */
export function outsideOf({ draft, page, package: { draft: home } }: IndexedSymbol): string {
  return JSON.stringify([page, packageOutside(home), draftOutside(draft)])
}

/** What other packages are linked by of a package as such. */
export function packageOutside({ source }: Pick<IndexedPackage['draft'], 'source'>): string {
  const { slug, name, description, repoPath, facts } = source
  return JSON.stringify([slug, name, description, repoPath, facts.entryPoints.map(({ key }) => key)])
}

/**
 * Changes with the comments of a symbol.
 *
 * @param member - The key of a member whose comments are meant; empty for those of the declarations, absent for all.
 */
export function commentsOf({ draft: { facets } }: IndexedSymbol, member?: string): string {
  const signatures = facets.flatMap((facet) => [
    ...(member === undefined || member === '' ? facet.signatures : []),
    ...facet.members.flatMap((one) => (member === undefined || member === memberKey(one) ? one.signatures : [])),
  ])
  return JSON.stringify(signatures.map(({ comment }) => comment))
}

/** A draft never changes, so what was made of one is kept as long as it is there. */
function draftOutside(draft: DraftSymbol): string {
  const known = outsides.get(draft)
  if (known !== undefined) return known
  const signature = ({ source: _, comment, ...others }: DraftSignature): unknown => [others, commentOutside(comment)]
  const facet = ({ signatures, members, ...others }: DraftFacet): unknown => [
    others,
    signatures.map(signature),
    members.map(({ signatures: own, ...member }) => [member, own.map(signature)]),
  ]
  const { facets, identity: _, ...others } = draft
  const hash = contentHash(JSON.stringify([others, facets.map(facet)]))
  outsides.set(draft, hash)
  return hash
}

/** What stands in lists, and whether there is more. A comment that leads on is told apart from others by all of its text. */
function commentOutside(comment: Comment): unknown {
  if (comment.inheritDoc !== undefined) return comment
  return [firstSentence(comment.summaryText), comment.isDeprecated, isEmpty(comment)]
}
