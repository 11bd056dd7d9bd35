import { canonicalPath } from './canonical-path.ts'
import type { SiteIndex } from './route.ts'
import type { Sitemap } from './sitemap.ts'

/**
 * Prepares a sitemap for looking requests up.
 *
 * @param base - The path under which the site lives, with both slashes.
 * @param assets - Further files, such as `/assets/a.js`.
 */
export function siteIndex(sitemap: Sitemap, base: string, assets: Iterable<string> = []): SiteIndex {
  return {
    base,
    documents: new Set(sitemap.documents.map(keyOf)),
    redirects: new Map(sitemap.redirects.map((redirect) => [keyOf(redirect.from), redirect])),
    files: new Set([...sitemap.files.map(keyOf), ...assets]),
    notFound: sitemap.notFound.map(keyOf),
  }
}

/** A path of a sitemap as requests are looked up: decoded and normalised. A malformed one matches nothing. */
function keyOf(path: string): string {
  return canonicalPath(path)?.exact ?? path
}
