import { categoriesOf } from '../docs/comment.ts'
import { contentOf } from '../docs/comment-content.ts'
import type { IndexEntry } from '@signpost/graph-model/model'
import { firstSentence, longestListed, plainText } from '@signpost/graph-model/model'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'
import { isDeprecated, leadComment, leadSignature } from './refs.ts'
import { releaseOf } from './releases.ts'
import { routeOf } from './signatures/route.ts'
import { withHomeDocs } from './with-home-docs.ts'

/** List entry of a symbol. The deprecation message is the fallback for a missing summary. */
export function entryOf(declared: IndexedSymbol, index: GraphIndex): IndexEntry {
  const symbol = withHomeDocs(declared, index)
  const { draft, page } = symbol
  const comments = draft.facets.map(({ signatures }) => leadComment(signatures)!)
  const described = comments.find(({ summaryText }) => summaryText !== '')
  if (described === undefined) index.readsCommentsOf(symbol)
  else index.readsSummaryOf(symbol)
  const deprecated = comments.find(({ isDeprecated }) => isDeprecated)
  const summary =
    described?.summaryText ?? (deprecated === undefined ? '' : plainText(contentOf(deprecated).docs.deprecated ?? []))
  const categories = [...new Set(comments.flatMap(categoriesOf))]
  const hasDeprecated = draft.facets.some(({ members }) => members.some((member) => isDeprecated(symbol, member)))
  const kinds = draft.facets.map(({ kind }) => kind)
  const lead = leadSignature(draft.facets[0]!.signatures)
  const route = lead && routeOf(lead, symbol, index)
  return {
    id: draft.id,
    kind: kinds[0]!,
    name: page.name,
    facets: kinds,
    release: releaseOf(symbol, index),
    deprecated: isDeprecated(symbol),
    ...(hasDeprecated && { hasDeprecated: true as const }),
    summary: firstSentence(summary, longestListed),
    ...(route === undefined ? {} : { route }),
    overloads: draft.facets.find(({ kind }) => kind === 'function')?.signatures.length ?? 1,
    alias: draft.aliasOf !== undefined,
    ...(categories.length === 0 ? {} : { categories }),
  }
}
