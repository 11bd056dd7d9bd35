import { safeName } from '@signpost/files'

/**
 * The decoded, NFC-normalised segments of a clean path; none for `/`.
 *
 * @throws URIError when the path has a malformed percent escape, an empty or a dot segment.
 */
export function segmentsOf(path: string): string[] {
  if (path === '/') return []
  if (!path.startsWith('/')) throw new URIError('it does not start with a slash')
  return path
    .slice(1)
    .split('/')
    .map((part) => {
      const segment = decodeURIComponent(part).normalize('NFC')
      if (segment === '') throw new URIError('it has an empty segment')
      if (segment === '.' || segment === '..') throw new URIError('it has a dot segment')
      return segment
    })
}

/**
 * Where the page at a clean path is written: `<path>.html`, and `index.html` in a folder for a home.
 *
 * A static host then answers the clean path without a redirect.
 *
 * @param homes - Decoded paths of the homes: `/`, `/ro`.
 * @throws URIError like {@link segmentsOf}.
 */
export function pageFile(path: string, homes: ReadonlySet<string>): string {
  const segments = segmentsOf(path)
  const names = segments.map(safeName)
  return homes.has(`/${segments.join('/')}`) ? [...names, 'index.html'].join('/') : `${names.join('/')}.html`
}

/** Where the loader data of the page at a clean path is written; the client router asks for `/_root.data` at the root. */
export function dataFile(path: string): string {
  const names = segmentsOf(path).map(safeName)
  return names.length === 0 ? '_root.data' : `${names.join('/')}.data`
}
