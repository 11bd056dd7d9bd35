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

/** Checks the internal links of pages that are added one at a time. */
export interface LinkChecker {
  /** Resolves the links of a page, and keeps its ids. */
  add: (page: CheckedPage) => void
  /** Broken links and anchors of all pages, in the order in which they were added. */
  broken: () => { paths: BrokenLink[]; anchors: BrokenLink[] }
}

/** A link to a place in a page. Those that are written alike and have one target are one object. */
interface AnchorLink {
  /** As written. */
  link: string
  target: Target
  /** Path of the page; differs from that of the target when it redirects. */
  page: string
}

/**
 * Creates a checker that resolves links as a case-sensitive host does.
 *
 * A link is reported for its path or for its anchor, never for both. Links with the site's own origin are internal too. One
 * reference for each id and each link to an anchor stays in memory.
 */
export function linkChecker(site: SiteFiles): LinkChecker {
  const prefix = site.base.slice(0, -1)
  const resolve = resolver(site.base)
  const suggestion = pathSuggestions(site)
  // A 404 page is no target, except for itself and for the 404 pages of other locales.
  const notFound = new Set(site.pages.filter(({ isNotFound }) => isNotFound).map(({ path }) => path))
  const reachesFrom = (source: string, path: string): boolean => notFound.has(source) && notFound.has(path)
  const same = new Map<string, AnchorLink>()
  const ids = new Map<string, readonly string[]>()
  const paths: BrokenLink[] = []
  const open: { source: string; locale: string; links: AnchorLink[]; own: ReadonlySet<AnchorLink> }[] = []

  const resolved = ({ isInside, path, hash }: Target): string => (isInside ? prefix : '') + path + hash
  const anchorLink = (link: string, target: Target, page: string): AnchorLink => {
    const key = `${link}\n${target.path}`
    const known = same.get(key)
    if (known) return known
    const made = { link, target, page }
    same.set(key, made)
    return made
  }

  const add = ({ path: source, locale, facts }: CheckedPage): void => {
    const origin = facts.canonical === undefined ? undefined : originOf(facts.canonical)
    const links: AnchorLink[] = []
    const ownLinks = new Set<AnchorLink>()
    const own = [...facts.ids.keys()]
    for (const link of [...facts.links].sort()) {
      const target = resolve(link, source, origin)
      if (target === undefined) continue
      const page = target.isInside && reachesFrom(source, target.path) ? target.path : pageOf(target, site)
      if (page === undefined) {
        const nearest = suggestion(target.path)
        paths.push({
          source,
          locale,
          link,
          resolved: resolved(target),
          ...(nearest === undefined ? {} : { suggestion: prefix + nearest }),
          ...(isOwn(link, facts) && { isOwn: true }),
        })
      } else if (!isTop(target.hash) && !(page === source && hasAnchor(own, target.hash))) {
        const one = anchorLink(link, target, page)
        links.push(one)
        if (isOwn(link, facts)) ownLinks.add(one)
      }
    }
    if (links.length > 0) open.push({ source, locale, links, own: ownLinks })
    // Where two files have one path, the first one answers.
    if (!ids.has(source)) ids.set(source, own)
  }

  const broken = (): { paths: BrokenLink[]; anchors: BrokenLink[] } => {
    const wrong = new Map<AnchorLink, { nearest: string | undefined }>()
    for (const one of same.values()) {
      const targetIds = ids.get(one.page)
      if (targetIds === undefined || hasAnchor(targetIds, one.target.hash)) continue
      wrong.set(one, { nearest: nearestName(one.target.hash.slice(1), targetIds) })
    }
    const anchors = open.flatMap(({ source, locale, links, own }) =>
      links.flatMap((one): BrokenLink[] => {
        const found = wrong.get(one)
        if (found === undefined) return []
        const { link, target } = one
        const nearest = found.nearest === undefined ? {} : { suggestion: `${prefix}${target.path}#${found.nearest}` }
        const isFault = own.has(one) && ({ isOwn: true } as const)
        return [{ source, locale, link, resolved: resolved(target), ...nearest, ...isFault }]
      }),
    )
    return { paths, anchors }
  }
  return { add, broken }
}

/** Whether Signpost wrote a link, and no author did. */
function isOwn(link: string, { isGenerated, written }: PageFacts): boolean {
  return isGenerated && !written.has(link)
}

/** Creates a function that returns the nearest path of a site, and remembers it. */
function pathSuggestions(site: SiteFiles): (path: string) => string | undefined {
  let known: readonly string[] | undefined
  const nearest = new Map<string, string | undefined>()
  return (path) => {
    known ??= [...site.routes.keys(), ...site.redirects.keys(), ...site.files].sort()
    if (!nearest.has(path)) nearest.set(path, nearestName(cleanPath(path), known))
    return nearest.get(path)
  }
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
  // Links that start with a slash have one target on all pages, and occur on many; a hash is on the page itself.
  const same = new Map<string, Target | undefined>()
  return (link, source, origin) => {
    const isHash = link.startsWith('#')
    if (!isHash && !/^\/(?!\/)/.test(link)) return resolve(link, source, origin)
    if (!same.has(link)) same.set(link, resolve(link, '/', origin))
    const target = same.get(link)
    return isHash && target !== undefined ? { ...target, path: source } : target
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

/** Whether a hash is that of a whole page. */
function isTop(hash: string): boolean {
  const id = idOf(hash)
  return id === '' || id.toLowerCase() === 'top'
}

function hasAnchor(ids: readonly string[], hash: string): boolean {
  const id = idOf(hash)
  return isTop(hash) || ids.includes(id) || ids.includes(decodedPath(id))
}

/** Id in a hash, without a text fragment. */
function idOf(hash: string): string {
  return hash.slice(1).replace(/:~:.*$/, '')
}

/** Path without the parts that static hosts add or remove: `/index.html`, `.html`, a trailing slash. */
function cleanPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, '')
}
