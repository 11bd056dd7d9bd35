import { contentHash } from '@signpost/graph-model/write'
import { type Comment, isEmpty } from '../docs/comment.ts'
import { firstSentence, longestListed } from '@signpost/graph-model/model'
import type { DraftFacet, DraftSignature, DraftSymbol, VisibleHashes } from './draft.ts'

/** Hashes a symbol without positions in files and without the parts of comments that only its page shows. */
export function visibleHashes({ facets, identity: _, ...others }: DraftSymbol): VisibleHashes {
  const summaries: string[] = []
  // Documented parts of types are shown on the symbol's own page only.
  const signature = ({ source: _, comment, parts: __, ...rest }: DraftSignature): unknown => {
    summaries.push(firstSentence(comment.summaryText, longestListed))
    return [rest, visibleComment(comment)]
  }
  // So are the props of a component.
  const facet = ({ signatures, members, props: _, ...rest }: DraftFacet): unknown => [
    rest,
    signatures.map(signature),
    members.map(({ signatures: own, ...member }) => [member, own.map(signature)]),
  ]
  const declarations = contentHash(withoutOffsets(JSON.stringify([others, facets.map(facet)])))
  return { declarations, summaries: contentHash(JSON.stringify(summaries)) }
}

/**
 * Removes offsets from the references `core!Box:class @src/box.ts:120` and the identity of a re-export. An edited comment moves
 * every declaration below it, and relations have what the references resolve to.
 *
 * @param text - JSON, in which quotes within strings are escaped.
 */
function withoutOffsets(text: string): string {
  return text.replace(/(?<place>"(?:target":"[^"]* @|identity":")[^"]*):\d+"/gu, '$<place>"')
}

/**
 * Facts of a comment that decide whose comment is shown. A comment with `@inheritDoc` counts in full, because it leads
 * on to another one.
 */
function visibleComment(comment: Comment): unknown {
  if (comment.inheritDoc !== undefined) return comment
  return [comment.isDeprecated, isEmpty(comment)]
}
