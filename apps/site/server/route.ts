import { encodedPath, type Redirect } from '@signpost/site-output'
import { canonicalPath } from './canonical-path.ts'
import { isTwinPath, nearestTwin } from './markdown-twin.ts'
import { nearestDocument } from './nearest-document.ts'

/** Paths that a server answers: decoded, NFC-normalised, clean and without the base. */
export interface SiteIndex {
  /** Path under which the site is served, with both slashes. */
  base: string
  documents: ReadonlySet<string>
  redirects: ReadonlyMap<string, Redirect>
  /** Assets and other resources, by their full name: `/assets/a.js`, `/sitemap.xml`. */
  files: ReadonlySet<string>
  /** `/404`, `/ro/404`. */
  notFound: readonly string[]
}

/** Kind of response to a request. Paths are those of the {@link SiteIndex}. */
export type Decision =
  | { kind: 'data' | 'file'; path: string }
  /** `query` is the search term: the only part of the query that a page may depend on. */
  | { kind: 'document'; path: string; query?: string }
  | { kind: 'redirect'; status: number; location: string }
  /** `page` is the 404 page of the locale. `as`: browsers get that page, requests for files a sentence, the client router data. */
  | { kind: 'not-found'; page: string; as: 'page' | 'sentence' | 'data' }
  | { kind: 'method-not-allowed' }
  | { kind: 'health' | 'readiness' }

/** Longer paths are answered with 404; no address of the site is that long. A query may be: readers search for what they copied. */
const longestPath = 2048

/**
 * Decides the response to a request by looking up its path.
 *
 * Other forms of a known path (`.html`, `/index.html`, a trailing slash, another Unicode form) redirect to the clean path with
 * their query, or directly to its redirect target. So do a path in another letter case, the address of a symbol without its
 * kind, and both with `.md` or `.json`. Other unknown paths get 404: no part of a request ever becomes part of a file name or of a redirect's host.
 *
 * @param target - Request target as sent: `/docs/intro?a=1`, or an absolute URL.
 */
export function route(method: string, target: string, site: SiteIndex): Decision {
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'method-not-allowed' }
  const [, raw = '', search = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? []
  if (raw === '/healthz') return { kind: 'health' }
  if (raw === '/readyz') return { kind: 'readiness' }

  const path = raw.length > longestPath ? undefined : canonicalPath(raw === '' ? '/' : raw)
  if (path === undefined) return { kind: 'not-found', page: '/404', as: 'page' }

  const prefix = site.base.slice(0, -1)
  const redirectTo = (clean: string): Decision => {
    const redirect = site.redirects.get(clean)
    if (redirect)
      return {
        kind: 'redirect',
        status: redirect.status,
        location: printable(prefix + withSearch(redirect.to, search)),
      }
    return { kind: 'redirect', status: 308, location: printable(prefix + encodedPath(clean) + search) }
  }

  // The client router requests the data of the root beside the base, not below it.
  if (prefix !== '' && path.clean === `${prefix}.data`) return dataOf('/', site)
  if (path.clean !== prefix && !path.clean.startsWith(site.base)) return { kind: 'not-found', page: '/404', as: 'page' }
  const clean = path.clean.slice(prefix.length) || '/'
  const exact = path.exact.slice(prefix.length) || '/'

  if (site.files.has(exact)) return { kind: 'file', path: exact }
  // The name of a page may end with .html.
  if (exact !== clean && site.documents.has(exact)) return { kind: 'document', path: exact }
  if (site.documents.has(clean) || site.redirects.has(clean)) {
    const asSent = path.asSent.slice(prefix.length)
    const isClean = asSent === clean || (asSent === '' && clean === '/')
    return isClean && !site.redirects.has(clean)
      ? { kind: 'document', path: clean, ...searchedFor(search) }
      : redirectTo(clean)
  }
  if (exact.endsWith('.data')) return dataOf(exact === '/_root.data' ? '/' : exact.slice(0, -'.data'.length), site)
  const other = nearestDocument(clean, site.documents) ?? nearestTwin(clean, site)
  // Not for ever: a page of that name may follow.
  if (other !== undefined)
    return { kind: 'redirect', status: 302, location: printable(prefix + encodedPath(other) + search) }
  const isFile = clean.startsWith('/assets/') || isTwinPath(clean)
  return { kind: 'not-found', page: notFoundPage(clean, site), as: isFile ? 'sentence' : 'page' }
}

/** Search term (`q`) of a query. */
function searchedFor(search: string): { query?: string } {
  const query = new URLSearchParams(search).get('q') ?? ''
  return query === '' ? {} : { query }
}

/** Data of a page, or of a redirect, which the client router follows itself. */
function dataOf(path: string, site: SiteIndex): Decision {
  if (site.documents.has(path) || site.redirects.has(path)) return { kind: 'data', path }
  return { kind: 'not-found', page: notFoundPage(path, site), as: 'data' }
}

/** 404 page of the deepest folder that contains the path. */
function notFoundPage(path: string, site: SiteIndex): string {
  let best = '/404'
  for (const page of site.notFound) {
    const home = page.slice(0, page.lastIndexOf('/'))
    if ((path === home || path.startsWith(`${home}/`)) && page.length > best.length) best = page
  }
  return best
}

/** Escapes characters that headers do not allow. */
export function printable(location: string): string {
  return location.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

/** Adds the query of a request to a redirect target, before its hash. */
function withSearch(to: string, search: string): string {
  const hash = to.indexOf('#')
  const [before, after] = hash === -1 ? [to, ''] : [to.slice(0, hash), to.slice(hash)]
  if (search.length < 2) return to
  return before + (before.includes('?') ? `&${search.slice(1)}` : search) + after
}
