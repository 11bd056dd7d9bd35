import { nearestName } from '@signpost/diagnostics/did-you-mean'
import { decodedPath, encodedPath } from '@signpost/site-output'
import type { BrokenLink } from './findings.ts'
import type { PageFacts } from './read-page.ts'
import type { SiteFiles } from './site-files.ts'

/** A page and its facts. */
export interface CheckedPage {
  path: string
  locale: string
  facts: PageFacts
}

/** Target of a link. */
interface Target {
  /** Decoded, without the base; as written when it is outside the base. */
  path: string
  hash: string
  /** Whether it is below the base. */
  isInside: boolean
}

/**
 * Resolves all internal links of all pages, as on a case-sensitive host.
 *
 * A link is reported for its path or for its anchor, never for both. Links with the site's own origin are internal too.
 */
export function checkLinks(
  pages: readonly CheckedPage[],
  site: SiteFiles,
): { paths: BrokenLink[]; anchors: BrokenLink[] } {
  const ids = new Map(pages.map(({ path, facts }) => [path, facts.ids]))
  const known = [...site.routes.keys(), ...site.redirects.keys(), ...site.files].sort()
  const prefix = site.base.slice(0, -1)
  const suggestions = new Map<string, string | undefined>()
  const resolve = resolver(site.base)
  // A 404 page is no target, except for itself and for the 404 pages of other locales.
  const notFound = new Set(site.pages.filter(({ isNotFound }) => isNotFound).map(({ path }) => path))
  const reachesFrom = (source: string, path: string): boolean => notFound.has(source) && notFound.has(path)
  const paths: BrokenLink[] = []
  const anchors: BrokenLink[] = []

  for (const { path: source, locale, facts } of pages) {
    const origin = facts.canonical === undefined ? undefined : originOf(facts.canonical)
    for (const link of [...facts.links].sort()) {
      const target = resolve(link, source, origin)
      if (target === undefined) continue
      const resolved = (target.isInside ? prefix : '') + target.path + target.hash
      const page = target.isInside && reachesFrom(source, target.path) ? target.path : pageOf(target, site)
      if (page === undefined) {
        if (!suggestions.has(target.path)) suggestions.set(target.path, nearestName(cleanPath(target.path), known))
        const suggestion = suggestions.get(target.path)
        paths.push({
          source,
          locale,
          link,
          resolved,
          ...(suggestion === undefined ? {} : { suggestion: prefix + suggestion }),
        })
        continue
      }
      const targetIds = ids.get(page)
      if (targetIds === undefined || hasAnchor(targetIds, target.hash)) continue
      const nearest = nearestName(target.hash.slice(1), targetIds.keys())
      anchors.push({
        source,
        locale,
        link,
        resolved,
        ...(nearest === undefined ? {} : { suggestion: `${prefix}${target.path}#${nearest}` }),
      })
    }
  }
  return { paths, anchors }
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined
}

const here = 'http://site.invalid'

/** Creates a function that resolves links; it returns undefined for links to other sites. */
export function resolver(
  base: string,
): (link: string, source: string, origin: string | undefined) => Target | undefined {
  const resolve = (link: string, source: string, origin: string | undefined): Target | undefined => {
    const from = here + base.slice(0, -1) + encodedPath(source)
    if (!URL.canParse(link, from)) return { path: link, hash: '', isInside: false }
    const url = new URL(link, from)
    if (url.origin !== here && url.origin !== origin) return undefined
    const path = decodedPath(url.pathname)
    const isInside = path.startsWith(base) || `${path}/` === base
    return { path: isInside ? `/${path.slice(base.length)}` : path, hash: url.hash, isInside }
  }
  // Most links start with a slash: they have one target on all pages, and occur on many.
  const same = new Map<string, Target | undefined>()
  return (link, source, origin) => {
    if (!/^\/(?!\/)/.test(link)) return resolve(link, source, origin)
    if (!same.has(link)) same.set(link, resolve(link, '/', origin))
    return same.get(link)
  }
}

/** Path of the page at a target; `''` for another kind of file, undefined for a broken path. */
function pageOf({ path, isInside }: Target, site: SiteFiles): string | undefined {
  if (!isInside) return undefined
  if (site.routes.has(path)) return path
  const redirect = site.redirects.get(path)
  if (redirect !== undefined) return decodedPath(redirect.replace(/[?#].*$/, ''))
  return site.files.has(path) ? '' : undefined
}

function hasAnchor(ids: ReadonlyMap<string, number>, hash: string): boolean {
  const id = hash.slice(1).replace(/:~:.*$/, '')
  return id === '' || id.toLowerCase() === 'top' || ids.has(id) || ids.has(decodedPath(id))
}

/** Path without the parts that static hosts add or remove: `/index.html`, `.html`, a trailing slash. */
function cleanPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, '')
}
