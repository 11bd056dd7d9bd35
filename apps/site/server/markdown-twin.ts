import { nearestDocument } from './nearest-document.ts'
import type { SiteIndex } from './route.ts'

/** Page of the API in a language; its text has one language only. */
const apiInLocale = /^\/[^/]+(?<path>\/api(?:\/.+)?)$/u

/** File with a page as Markdown; undefined where there is none. */
export function markdownTwin(path: string, files: ReadonlySet<string>): string | undefined {
  const other = apiInLocale.exec(path)?.groups?.['path']
  return [path, ...(other === undefined ? [] : [other])].map((one) => `${one}.md`).find((file) => files.has(file))
}

/** Address of a page for programs: `/api/core/class/Box.md`. */
const twinPath = /^(?<page>.+)(?<extension>\.(?:md|json))$/u

/** Whether a path asks for a page for programs, which need no page that says it is missing. */
export function isTwinPath(path: string): boolean {
  return twinPath.test(path)
}

/**
 * File that an unknown path of a page for programs can mean, where its page has another address: in another letter case,
 * language or kind, or moved. Undefined where there is none.
 */
export function nearestTwin(path: string, { documents, redirects, files }: SiteIndex): string | undefined {
  const { page, extension } = twinPath.exec(path)?.groups ?? {}
  if (page === undefined) return undefined
  const moved = redirects.get(page)?.to.replace(/[?#].*$/u, '')
  const pages = [moved, page, nearestDocument(page, documents)].filter((one) => one !== undefined)
  return pages
    .flatMap((one) => [one, apiInLocale.exec(one)?.groups?.['path'] ?? one])
    .map((one) => `${one}${extension}`)
    .find((file) => files.has(file))
}

/**
 * Whether a client wants Markdown rather than HTML: it names `text/markdown`, with more weight than `text/html`.
 *
 * @param header - `Accept`.
 * @see {@link https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1 | RFC 9110, 12.5.1}
 */
export function prefersMarkdown(header: string | undefined): boolean {
  const weights = new Map<string, number>()
  for (const item of (header ?? '').split(',')) {
    const [type = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const weight = quality === undefined ? 1 : Number(quality)
    weights.set(type, Number.isNaN(weight) ? 0 : weight)
  }
  const markdown = weights.get('text/markdown') ?? 0
  return markdown > 0 && markdown > (weights.get('text/html') ?? 0)
}
