import { safeName } from '@signpost/files'

/** Printable ASCII without escapes, as most paths are. */
const isPlain = /^[!-$&-~]*$/

/**
 * Decoded, NFC-normalised segments of a clean path; empty for `/`.
 *
 * @throws URIError for a malformed percent escape and for an empty or dot segment.
 */
export function segmentsOf(path: string): string[] {
  if (path === '/') return []
  if (!path.startsWith('/')) throw new URIError('it does not start with a slash')
  return path
    .slice(1)
    .split('/')
    .map((part) => {
      const segment = isPlain.test(part) ? part : decodeURIComponent(part).normalize('NFC')
      if (segment === '') throw new URIError('it has an empty segment')
      if (segment === '.' || segment === '..') throw new URIError('it has a dot segment')
      return segment
    })
}

/** Decodes and NFC-normalises a path. Returns it unchanged when an escape is malformed. */
export function decodedPath(path: string): string {
  if (isPlain.test(path)) return path
  try {
    return path.split('/').map(decodeURIComponent).join('/').normalize('NFC')
  } catch {
    return path
  }
}

/** Percent-encodes a decoded path. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/**
 * File of the page at a clean path: `<path>.html`, or `index.html` in a folder for a home page. Static hosts then need no
 * redirect for the clean path.
 *
 * @param homes - Decoded paths of the home pages: `/`, `/ro`.
 * @returns Name relative to the output, with `/`.
 * @throws URIError like {@link segmentsOf}.
 */
export function pageFile(path: string, homes: ReadonlySet<string>): string {
  const segments = segmentsOf(path)
  return homes.has(`/${segments.join('/')}`)
    ? [...segments.map(safeName), 'index.html'].join('/')
    : `${resourceFile(path)}.html`
}

/**
 * File of the loader data for the page at a clean path. The client router requests `/_root.data` for the root.
 *
 * @throws URIError like {@link segmentsOf}.
 */
export function dataFile(path: string): string {
  return path === '/' ? '_root.data' : `${resourceFile(path)}.data`
}

/**
 * File of a resource such as `/sitemap.xml`.
 *
 * @throws URIError like {@link segmentsOf}.
 */
export function resourceFile(path: string): string {
  return segmentsOf(path).map(safeName).join('/')
}

/** Decoded path of the page in a file, from its name: `ro/index.html` is `/ro`. The manifest lists the exceptions. */
export function pagePath(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
}
