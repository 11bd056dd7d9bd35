import { decodedPath } from '@signpost/site-output'
import type { BrokenLink, PageSource } from './findings.ts'
import { meansSame } from './written-at.ts'

/**
 * Creates a function that tells whether a broken link is one to a Markdown file that its doc has. The content step reports
 * those itself (R5.6), and leaves them in the page as they are written.
 */
export function isMarkdownLink(sources: readonly PageSource[], base: string): (link: BrokenLink) => boolean {
  const byPath = new Map(sources.map(({ path, links }) => [decodedPath(path), links]))
  return ({ source, link }) =>
    isMarkdownFile(link) && byPath.get(source)?.some(({ url }) => meansSame(url, link, base)) === true
}

/** Whether an address without a host has the path of a Markdown file. */
function isMarkdownFile(link: string): boolean {
  const [path = ''] = link.split(/[?#]/)
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link) && /\.mdx?$/i.test(decodedPath(path))
}
