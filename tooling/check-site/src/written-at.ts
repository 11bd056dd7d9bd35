import { decodedPath } from '@signpost/site-output'
import type { BrokenLink, PageSource } from './findings.ts'

/**
 * Creates a function that adds the place in the Markdown source to a broken link.
 *
 * The page has the link below the site's base, or resolved from the name of a Markdown file; the latter is matched by its hash.
 */
export function writtenAt(sources: readonly PageSource[], base: string): (link: BrokenLink) => BrokenLink {
  const byPath = new Map(sources.map((source) => [decodedPath(source.path), source]))
  return (broken) => {
    const source = byPath.get(broken.source)
    const found =
      source?.links.find(({ url }) => meansSame(url, broken.link, base)) ??
      source?.links.find(({ url }) => leadsToPlace(url, broken.link))
    return source && found ? { ...broken, written: `${source.file}:${found.line}:${found.column}` } : broken
  }
}

/** Whether a link of a page is one that its source has, below the base and percent-encoded or not. */
export function meansSame(written: string, link: string, base: string): boolean {
  const [from, to] = [decodedPath(written), decodedPath(link)]
  return from === to || (from.startsWith('/') && base.slice(0, -1) + from === to)
}

/** Whether a link to a Markdown file has the same hash as the page's link. */
function leadsToPlace(written: string, link: string): boolean {
  const [path = '', hash] = written.split('#')
  return /\.mdx?(?:\?|$)/i.test(path) && hash !== undefined && hash !== '' && hash === link.split('#')[1]
}
