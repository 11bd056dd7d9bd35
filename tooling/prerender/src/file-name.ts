import { createHash } from 'node:crypto'

/** Characters that Windows refuses in a file name, and the one that starts our own escapes. */
// eslint-disable-next-line no-control-regex -- control characters are among those refused
const unsafe = /[\u0000-\u001f<>:"/\\|?*~\u007f]/g
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
/** Most file systems allow 255 bytes; `.html.br` and the like have to fit too. */
const longest = 240

const escapeCharacter = (character: string): string =>
  [...Buffer.from(character)].map((byte) => `~${byte.toString(16).padStart(2, '0')}`).join('')

/**
 * A name that every common file system accepts, different for different segments: `a:b` becomes `a~3ab`.
 *
 * @param segment - One decoded segment of a path.
 */
export function safeName(segment: string): string {
  const escaped = segment
    .replace(unsafe, escapeCharacter)
    .replace(device, (name) => escapeCharacter(name[0]!) + name.slice(1))
    .replace(/[. ]$/, escapeCharacter)
  if (Buffer.byteLength(escaped) <= longest) return escaped
  const digest = createHash('sha256').update(escaped).digest('hex').slice(0, 32)
  return `${Buffer.from(escaped).subarray(0, longest - 40).toString().replace(/\uFFFD+$/, '')}~~${digest}`
}

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
