import { isEmpty } from '../docs/comment.ts'
import type { DraftSignature } from '../draft/draft.ts'
import { aliasTarget } from './alias-target.ts'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'

/**
 * A re-export with the comments, defaults and documented parts of its target where it has none of its own: declarations may
 * omit them, and only the package with the source reads it. Any other symbol is returned as it is.
 */
export function withHomeDocs(symbol: IndexedSymbol, index: GraphIndex): IndexedSymbol {
  const home = aliasTarget(symbol, index)
  if (home === undefined || home.package === symbol.package) return symbol
  const facets = symbol.draft.facets.map((facet) => {
    const theirs = home.draft.facets.find(({ kind }) => kind === facet.kind)?.signatures ?? []
    if (theirs.length !== facet.signatures.length) return facet
    return { ...facet, signatures: facet.signatures.map((one, at) => completed(one, theirs[at]!)) }
  })
  index.readsCommentsOf(home)
  return { ...symbol, draft: { ...symbol.draft, facets } }
}

function completed(own: DraftSignature, theirs: DraftSignature): DraftSignature {
  const { parts = theirs.parts } = own
  const parameters = own.parameters.map((one, at) => {
    const fallback = one.default ?? theirs.parameters[at]?.default
    return fallback === undefined ? one : { ...one, default: fallback }
  })
  return {
    ...own,
    comment: isEmpty(own.comment) ? theirs.comment : own.comment,
    parameters: own.parameters.length === theirs.parameters.length ? parameters : own.parameters,
    ...(parts === undefined ? {} : { parts }),
  }
}
