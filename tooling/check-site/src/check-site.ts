import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLinks, type CheckedPage } from './check-links.ts'
import { checkMarkup } from './check-markup.ts'
import { checkRoutes } from './check-routes.ts'
import type { ContentFacts, Findings } from './findings.ts'
import { readPage } from './read-page.ts'
import { sharingStrings } from './share-strings.ts'
import { listSite } from './site-files.ts'
import { writtenAt } from './written-at.ts'

/**
 * Checks the final HTML of a built site.
 *
 * Holds the HTML of one page in memory at a time, and the ids and links of all pages.
 *
 * @param folder - The output of prerendering, or any folder of HTML files.
 * @param content - Findings of the content step; reported with the others.
 * @returns Findings, and the number of pages.
 * @throws Error when the folder cannot be read.
 */
export function checkSite(folder: string, content: Partial<ContentFacts> = {}): { findings: Findings; pages: number } {
  const site = listSite(folder)
  const share = sharingStrings()
  const pages: CheckedPage[] = site.pages
    .map(({ file, path, locale }) => ({
      path,
      locale,
      facts: share(readPage(readFileSync(join(folder, file), 'utf8'))),
    }))
    .sort((a, b) => (a.locale === b.locale ? order(a.path, b.path) : order(a.locale, b.locale)))
  const { paths, anchors } = checkLinks(pages, site)
  const withPlace = writtenAt(content.sources ?? [], site.base)
  const findings = {
    brokenLinks: paths.map(withPlace),
    brokenAnchors: anchors.map(withPlace),
    brokenMarkdownLinks: content.brokenMarkdownLinks ?? [],
    duplicateRoutes: [...(content.duplicateRoutes ?? []), ...checkRoutes(site)],
    markup: checkMarkup(pages),
  }
  return { findings, pages: pages.length }
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
