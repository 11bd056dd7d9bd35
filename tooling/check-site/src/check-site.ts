import { checkMarkup, checkOwnIds } from './check-markup.ts'
import { checkRoutes } from './check-routes.ts'
import { type ContentFacts, divideLinks, type Findings, type MarkupError } from './findings.ts'
import { openFacts } from './kept-facts.ts'
import { linkChecker } from './link-checker.ts'
import { isMarkdownLink } from './markdown-links.ts'
import { listSite } from './site-files.ts'
import { writtenAt } from './written-at.ts'

/**
 * Checks the final HTML of a built site.
 *
 * One page is in memory at a time, besides the ids of all pages and the links to anchors.
 *
 * @param folder - The output of prerendering, or any folder of HTML files.
 * @param content - Findings of the content step; reported with the others.
 * @param cache - File that keeps the facts of the pages, so that the next check reads only those that changed.
 * @param published - Folder to which the site will be moved; default: where it is.
 * @returns Findings, and the number of pages.
 * @throws Error when the folder cannot be read.
 */
export function checkSite(
  folder: string,
  content: Partial<ContentFacts> = {},
  cache?: string,
  published?: string,
): { findings: Findings; pages: number } {
  const site = listSite(folder)
  const pages = [...site.pages].sort((a, b) =>
    a.locale === b.locale ? order(a.path, b.path) : order(a.locale, b.locale),
  )
  const kept = openFacts(
    folder,
    pages.map(({ file }) => file),
    cache,
    published,
  )
  const links = linkChecker(site)
  const markup: MarkupError[] = []
  const faults: MarkupError[] = []
  for (const { file, path, locale } of pages) {
    const page = { path, locale, facts: kept.factsOf(file) }
    links.add(page)
    markup.push(...checkMarkup(page))
    faults.push(...checkOwnIds(page))
  }
  kept.save()
  const broken = links.broken()
  const [paths, anchors] = [divideLinks(broken.paths), divideLinks(broken.anchors)]
  const withPlace = writtenAt(content.sources ?? [], site.base)
  const isReported = isMarkdownLink(content.sources ?? [], site.base)
  const findings = {
    faults: [...paths.faults, ...anchors.faults, ...faults],
    brokenLinks: paths.others.filter((link) => !isReported(link)).map(withPlace),
    brokenAnchors: anchors.others.map(withPlace),
    brokenMarkdownLinks: content.brokenMarkdownLinks ?? [],
    duplicateRoutes: checkRoutes(site, content.duplicateRoutes),
    markup,
  }
  return { findings, pages: pages.length }
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
