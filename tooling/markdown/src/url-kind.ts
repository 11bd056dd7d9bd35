/** Where an address leads: to another site, to a place on the page, to a path, or nowhere we would send a reader. */
export type UrlKind = 'external' | 'hash' | 'mail' | 'path' | 'unsafe'

/** An address as a browser would read it, and where it leads. */
export interface ClassifiedUrl {
  url: string
  kind: UrlKind
}

/**
 * Reads an address the way a browser does: without control characters and surrounding space, with backslashes as
 * slashes, and `//host` as https.
 */
export function classifyUrl(written: string): ClassifiedUrl {
  const url = trimControls(written).replace(/[\t\n\r]/g, '')
  if (/^[\\/]{2}/.test(url)) return { url: `https://${url.replace(/^[\\/]+/, '')}`, kind: 'external' }
  if (url.startsWith('#')) return { url, kind: 'hash' }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase()
  if (scheme === 'http' || scheme === 'https') return { url, kind: 'external' }
  if (scheme === 'mailto') return { url, kind: 'mail' }
  if (scheme !== undefined) return { url, kind: 'unsafe' }
  return { url: url.replace(/^[^?#]*/, (path) => path.replaceAll('\\', '/')), kind: 'path' }
}

/** Without C0 control characters and spaces at both ends. */
function trimControls(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && text.charCodeAt(start) <= 0x20) start++
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--
  return text.slice(start, end)
}
