import { checkLinks, resolver, type CheckedPage } from './check-links.ts'
import { checkMarkup } from './check-markup.ts'
import type { ContentFacts, Findings } from './findings.ts'
import { readPage } from './read-page.ts'
import { decoded, type SiteFiles } from './site-files.ts'
import { writtenAt } from './written-at.ts'

/** What a server of the site says that there is. */
interface Sitemap {
  documents: readonly string[]
  redirects: readonly { from: string; to: string }[]
  notFound: readonly string[]
}

/**
 * Checks one page of a site that a server answers, such as the dev server's page that somebody has open.
 *
 * @param address - The page's whole address.
 * @param base - The site's base URL, with both slashes; below it the server tells what there is (`_signpost/sitemap.json`).
 * @param content - What was found when the content was read; only what is about this page counts.
 * @throws Error when the server does not answer.
 */
export async function checkPage(address: string, base: string, content: ContentFacts): Promise<Findings> {
  const { origin, pathname } = new URL(address)
  const prefix = base.slice(0, -1)
  const path = belowBase(decoded(pathname), base)
  const [sitemap, html] = await Promise.all([
    fetch(`${origin}${base}_signpost/sitemap.json`).then((response) => response.json() as Promise<Sitemap>),
    textOf(address),
  ])
  const facts = readPage(html)
  // What begins with this sign is a module of the dev server, which a built site has as a file of another name.
  const links = new Set([...facts.links].filter((link) => !link.startsWith(`${base}@`)))
  const page: CheckedPage = { path, locale: '', facts: { ...facts, links } }
  const routes = new Map(sitemap.documents.map((document) => [decoded(document), '']))
  const redirects = new Map(sitemap.redirects.map(({ from, to }) => [decoded(from), to]))

  const targets = [...links].flatMap((link) => resolver(base)(link, path, origin) ?? [])
  const others = [
    ...new Set(
      targets.filter(({ path: target }) => !routes.has(target) && !redirects.has(target)).map((target) => target.path),
    ),
  ]
  const answered = await Promise.all(
    others.map(async (target) => ((await isAnswered(origin + prefix + encoded(target))) ? [target] : [])),
  )
  const places = [
    ...new Set(
      targets
        .filter(({ hash, path: target }) => hash.length > 1 && target !== path && routes.has(target))
        .map((target) => target.path),
    ),
  ]
  const pages = await Promise.all(
    places.map(async (place): Promise<CheckedPage> => {
      const target = readPage(await textOf(origin + prefix + encoded(place)))
      return { path: place, locale: '', facts: { ...target, links: new Set() } }
    }),
  )

  const isNotFound = sitemap.notFound.map(decoded).includes(path) || !routes.has(path)
  const site: SiteFiles = {
    base,
    pages: [{ file: '', path, locale: '', isRedirect: false, isNotFound }],
    routes,
    redirects,
    files: new Set(answered.flat()),
  }
  const found = checkLinks([page, ...pages], site)
  const source = content.sources.find((candidate) => decoded(candidate.path) === path)
  const withPlace = writtenAt(content.sources, base)
  return {
    brokenLinks: found.paths.map(withPlace),
    brokenAnchors: found.anchors.map(withPlace),
    brokenMarkdownLinks: content.brokenMarkdownLinks.filter(({ file }) => file === source?.file),
    duplicateRoutes: content.duplicateRoutes.filter((duplicate) => isPageAt(decoded(duplicate.path), path, routes)),
    markup: checkMarkup([page]),
  }
}

/** Whether a page is the one at a path, in whatever language: before it stands the home page of the language, or nothing. */
function isPageAt(path: string, page: string, routes: ReadonlyMap<string, string>): boolean {
  const before = page.slice(0, -path.length)
  return page.endsWith(path) && (before === '' || routes.has(before))
}

function belowBase(path: string, base: string): string {
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address, { headers: { accept: 'text/html' } })).text()
}

/** Whether there is something at an address. A dev server knows its files by GET only. */
async function isAnswered(address: string): Promise<boolean> {
  const response = await fetch(address)
  await response.body?.cancel()
  return response.ok
}
