import { decodedPath, type Sitemap } from '@signpost/site-output'
import type { SiteIndex } from './route.ts'

/**
 * Indexes a sitemap by decoded, NFC-normalised paths.
 *
 * @param base - Path under which the site is served, with both slashes.
 * @param assets - Further files, such as `/assets/a.js`.
 */
export function siteIndex(sitemap: Sitemap, base: string, assets: Iterable<string> = []): SiteIndex {
  return {
    base,
    documents: new Set(sitemap.documents.map(decodedPath)),
    redirects: new Map(sitemap.redirects.map((redirect) => [decodedPath(redirect.from), redirect])),
    files: new Set([...sitemap.files.map(decodedPath), ...assets]),
    notFound: sitemap.notFound.map(decodedPath),
  }
}
