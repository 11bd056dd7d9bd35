import type { DraftFacet } from '../draft/draft.ts'
import type { Facet, UnexportedSymbol } from '@signpost/graph-model/model'
import { lineText } from '../signature/line.ts'
import { linkFacet } from './link-symbol.ts'
import type { PageContext } from './link-signature.ts'

/** Maximum length, in characters, of all unexported declarations on a page: pages must stay small files. */
const mostText = 1200

/** Maximum length, in characters, of one declaration with its members. A longer one is shown without members. */
const mostTextOfOne = 800

/**
 * Links the unexported symbols that the page names, directly or through one another, up to {@link mostText}. Past the
 * limit a type is shown as plain text. The list of a symbol that is itself unexported is empty: it has no page.
 */
export function unexportedOn(context: PageContext): UnexportedSymbol[] {
  const { refs, index, symbol } = context
  const found = symbol.draft.isUnexported === true ? new Map<string, readonly Facet[]>() : shownOn(context)
  refs.unplace((id) => index.byId.get(ownerOf(id))?.draft.isUnexported === true && !found.has(ownerOf(id)))
  return [...found].map(([id, facets]) => ({
    id,
    name: id.slice(id.indexOf('~') + 1).replace(/~\d+$/u, ''),
    anchor: facets[0]!.signatures[0]!.anchor,
    facets,
  }))
}

function shownOn(context: PageContext): Map<string, readonly Facet[]> {
  const { refs, index } = context
  const found = new Map<string, readonly Facet[]>()
  let left = mostText
  for (let at = 0; at < refs.refs.length; at += 1) {
    const id = ownerOf(refs.refs[at]!.id)
    const named = index.byId.get(id)
    if (named?.draft.isUnexported !== true || found.has(id)) continue
    const isLong = named.draft.facets.reduce((sum, facet) => sum + textLength(facet), 0) > mostTextOfOne
    const length = named.draft.facets.reduce((sum, facet) => sum + (isLong ? headLength(facet) : textLength(facet)), 0)
    if (length > left) continue
    left -= length
    index.readsCommentsOf(named)
    const inner: PageContext = { ...context, symbol: named, diagnostics: [], shows: isLong ? 'head' : 'short' }
    found.set(
      id,
      named.draft.facets.map((_, facetAt) => linkFacet(facetAt, inner)),
    )
  }
  return found
}

/** Strips the member from an id. */
function ownerOf(id: string): string {
  return id.replace(/#.*$/u, '')
}

function headLength({ signatures }: DraftFacet): number {
  return signatures.reduce((sum, { line }) => sum + lineText(line).length, 0)
}

function textLength(facet: DraftFacet): number {
  const members = facet.members.flatMap(({ signatures }) => signatures)
  return headLength(facet) + members.reduce((sum, { line }) => sum + lineText(line).length, 0)
}
