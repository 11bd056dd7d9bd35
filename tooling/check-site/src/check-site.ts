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
 * Checks the final HTML of a built site: what a reader gets, whatever made it.
 *
 * The HTML of one page is in memory at a time, and of the others their ids and links.
 *
 * @param folder - The output of prerendering, or any folder of HTML files.
 * @param content - What was found when the content was read; reported with the rest.
 * @returns What is wrong, and how many pages were read.
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
