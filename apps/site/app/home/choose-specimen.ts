import type { Graph, IndexEntry, SymbolPage, Token } from '@signpost/graph-model'

/** Number of pages to consider: enough to find a good one, few enough for a graph of any size. */
const candidates = 60

/** Longest signature for the home page, in characters. */
const longest = 160

/**
 * Chooses the symbol for the home page: a documented function, class or interface of the best documented package, with
 * the most links in its signature.
 *
 * @returns `undefined` when there is none.
 */
export function chooseSpecimen(graph: Graph): SymbolPage | undefined {
  const bySize = [...graph.manifest.packages].sort(
    (a, b) => b.coverage.documented - a.coverage.documented || (a.slug < b.slug ? -1 : 1),
  )
  for (const { slug } of bySize) {
    const page = choosePage(graph, slug)
    if (page) return page
  }
  return undefined
}

function choosePage(graph: Graph, slug: string): SymbolPage | undefined {
  let best: { page: SymbolPage; links: number } | undefined
  for (const { kind, name } of (graph.package(slug)?.symbols ?? []).filter(isShowable).slice(0, candidates)) {
    const page = graph.symbol({ slug, kind, name })
    const signature = page && 'facets' in page ? page.facets[0]?.signatures[0] : undefined
    if (!page || !('facets' in page) || !signature || signature.line.width > longest) continue
    const links = signature.line.tokens.filter(isLink).length
    if (!best || links > best.links) best = { page, links }
  }
  return best?.page
}

function isShowable({ kind, deprecated, release, summary, overloads, alias, name }: IndexEntry): boolean {
  return (
    ['function', 'class', 'interface'].includes(kind) &&
    !deprecated &&
    !alias &&
    release === 'public' &&
    summary !== '' &&
    overloads === 1 &&
    !name.includes('.')
  )
}

function isLink(token: Token): boolean {
  return Array.isArray(token) && typeof token[1] === 'number'
}
