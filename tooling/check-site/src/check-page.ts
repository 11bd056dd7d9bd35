import { decodedPath, encodedPath, readSitemap } from '@signpost/site-output'
import { checkMarkup, checkOwnIds } from './check-markup.ts'
import { type ContentFacts, divideLinks, type Findings } from './findings.ts'
import { linkChecker, resolver, type CheckedPage } from './link-checker.ts'
import { isMarkdownLink } from './markdown-links.ts'
import { readPage } from './read-page.ts'
import type { SiteFiles } from './site-files.ts'
import { writtenAt } from './written-at.ts'

/**
 * Checks one page of a running server, such as the open page of the dev server.
 *
 * @param address - URL of the page.
 * @param base - Base URL of the site, with both slashes. The server lists its paths at `_signpost/sitemap.json` below it.
 * @param content - Findings of the content step; those of other pages are ignored.
 * @throws Error when the server does not respond or its sitemap is invalid.
 */
export async function checkPage(address: string, base: string, content: ContentFacts): Promise<Findings> {
  const { origin, pathname } = new URL(address)
  const prefix = base.slice(0, -1)
  const path = belowBase(decodedPath(pathname), base)
  const [sitemap, html] = await Promise.all([
    fetch(`${origin}${base}_signpost/sitemap.json`).then(async (response) => readSitemap(await response.json())),
    textOf(address),
  ])
  const facts = readPage(html)
  const page: CheckedPage = { path, locale: '', facts }
  const routes = new Map(sitemap.documents.map((document) => [decodedPath(document), '']))
  const files = new Set(sitemap.files.map(decodedPath))
  const redirects = new Map(sitemap.redirects.map(({ from, to }) => [decodedPath(from), to]))

  const targets = [...facts.links].flatMap((link) => resolver(base)(link, path, origin) ?? [])
  const others = [
    ...new Set(
      targets.filter(({ path: target }) => !routes.has(target) && !redirects.has(target)).map((target) => target.path),
    ),
  ]
  const answered = await Promise.all(
    others.map(async (target) => {
      const isThere = files.has(target) || (await isAnswered(origin + prefix + encodedPath(target)))
      return isThere ? [target] : []
    }),
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
      const target = readPage(await textOf(origin + prefix + encodedPath(place)))
      return { path: place, locale: '', facts: { ...target, links: new Set() } }
    }),
  )

  const isNotFound = sitemap.notFound.map(decodedPath).includes(path) || !routes.has(path)
  const site: SiteFiles = {
    base,
    pages: [{ file: '', path, locale: '', isRedirect: false, isNotFound }],
    routes,
    redirects,
    files: new Set(answered.flat()),
  }
  const checker = linkChecker(site)
  for (const one of [page, ...pages]) checker.add(one)
  const found = checker.broken()
  const [paths, anchors] = [divideLinks(found.paths), divideLinks(found.anchors)]
  const source = content.sources.find((candidate) => decodedPath(candidate.path) === path)
  const withPlace = writtenAt(content.sources, base)
  const isReported = isMarkdownLink(content.sources, base)
  return {
    faults: [...paths.faults, ...anchors.faults, ...checkOwnIds(page)],
    brokenLinks: paths.others.filter((link) => !isReported(link)).map(withPlace),
    brokenAnchors: anchors.others.map(withPlace),
    brokenMarkdownLinks: content.brokenMarkdownLinks.filter(({ file }) => file === source?.file),
    duplicateRoutes: content.duplicateRoutes.filter((duplicate) => isPageAt(decodedPath(duplicate.path), path, routes)),
    markup: checkMarkup(page),
  }
}

/** Whether a page is at a path in some locale: the path, with the home page of a locale before it or nothing. */
function isPageAt(path: string, page: string, routes: ReadonlyMap<string, string>): boolean {
  const before = page.slice(0, -path.length)
  return page.endsWith(path) && (before === '' || routes.has(before))
}

function belowBase(path: string, base: string): string {
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address, { headers: { accept: 'text/html' } })).text()
}

/** Whether a URL responds with success. A dev server serves its files to GET requests only. */
async function isAnswered(address: string): Promise<boolean> {
  const response = await fetch(address)
  await response.body?.cancel()
  return response.ok
}
