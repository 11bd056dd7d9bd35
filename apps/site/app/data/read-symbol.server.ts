import type { PageKey, PageRedirect, SymbolPage } from '@signpost/graph-model'
import { graph } from './graph.server.ts'
import { cachedPage } from './page-cache.server.ts'

/**
 * Reads a symbol, or the page it redirects to; undefined for an unknown key. Its document, data, further pages and twins are rendered one
 * after the other.
 */
export function readSymbol({ slug, kind, name }: PageKey): SymbolPage | PageRedirect | undefined {
  return cachedPage(`symbol/${slug}/${kind}/${name}`, () => graph().symbol({ slug, kind, name }))
}
