import type { DraftFacet } from '../draft/draft.ts'
import type { Facet, UnexportedSymbol } from '@signpost/graph-model/model'
import { lineText } from '../signature/line.ts'
import type { IndexedSymbol } from './graph-index.ts'
import { linkFacet } from './link-symbol.ts'
import type { PageContext } from './link-signature.ts'

/** Maximum length, in characters, of all unexported declarations that a page shows in short. */
const mostText = 1200

/** Maximum length, in characters, of one such declaration with its members. */
const mostTextOfOne = 800

/**
 * Links the unexported symbols that the page names, directly or through one another: in full those whose home the page
 * is, in short others up to {@link mostText}, and the rest on their homes. The list of a symbol that is itself unexported
 * is empty: it has no page.
 *
 * Call it after the signatures of the page are linked, and before anything else: relations name no types.
 */
export function unexportedOn(context: PageContext): UnexportedSymbol[] {
  const { symbol } = context
  const found = symbol.draft.isUnexported === true ? new Map<string, readonly Facet[]>() : shownOn(context)
  return [...found].map(([id, facets]) => ({
    id,
    name: context.index.byId.get(id)!.draft.name,
    anchor: facets[0]!.signatures[0]!.anchor,
    facets,
  }))
}

function shownOn(context: PageContext): Map<string, readonly Facet[]> {
  const { refs, index, symbol } = context
  const found = new Map<string, readonly Facet[]>()
  let left = mostText
  const show = (named: IndexedSymbol, shows: 'full' | 'short' | 'head'): void => {
    index.readsCommentsOf(named)
    context.anchors.reserve(named.anchors)
    const inner: PageContext = { ...context, symbol: named, diagnostics: [], shows }
    found.set(
      named.draft.id,
      named.draft.facets.map((_, at) => linkFacet(at, inner)),
    )
  }
  /** Shows the symbols that refs name, also those that are added meanwhile. */
  let at = 0
  const showNamed = (): void => {
    for (; at < refs.refs.length; at += 1) {
      const named = refs.unexportedAt(at)
      if (named === undefined || found.has(named.draft.id)) continue
      const homes = index.homes.of(named)
      if (homes.includes(symbol)) {
        show(named, 'full')
        continue
      }
      const length = named.draft.facets.reduce((sum, facet) => sum + textLength(facet), 0)
      const head = named.draft.facets.reduce((sum, facet) => sum + headLength(facet), 0)
      const isLong = length > mostTextOfOne
      if ((isLong && homes.length > 0) || (isLong ? head : length) > left) continue
      // One of another package may have the same name.
      if (!context.anchors.isFree(named.anchors)) continue
      left -= isLong ? head : length
      show(named, isLong ? 'head' : 'short')
    }
  }
  showNamed()
  // A type between the page and this one may be on another page.
  for (const named of index.homes.on(symbol)) {
    if (found.has(named.draft.id)) continue
    show(named, 'full')
    showNamed()
  }
  return found
}

function headLength({ signatures }: DraftFacet): number {
  return signatures.reduce((sum, { line }) => sum + lineText(line).length, 0)
}

function textLength(facet: DraftFacet): number {
  const members = facet.members.flatMap(({ signatures }) => signatures)
  return headLength(facet) + members.reduce((sum, { line }) => sum + lineText(line).length, 0)
}
