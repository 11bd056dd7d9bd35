/** Page of the API in a language; its text has one language only. */
const apiInLocale = /^\/[^/]+(?<path>\/api(?:\/.+)?)$/u

/** File with a page as Markdown; undefined where there is none. */
export function markdownTwin(path: string, files: ReadonlySet<string>): string | undefined {
  const other = apiInLocale.exec(path)?.groups?.['path']
  return [path, ...(other === undefined ? [] : [other])].map((one) => `${one}.md`).find((file) => files.has(file))
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
