/** Forms of one path; all are decoded and start with exactly one slash. */
export interface CanonicalPath {
  /** Without ending and trailing slash: `/docs/intro`. */
  clean: string
  /** With its ending, NFC-normalised: `/docs/intro.html`. */
  exact: string
  /** Decoded only. */
  asSent: string
}

/**
 * Decodes a path and removes `/index.html`, `.html` and a trailing slash.
 *
 * @param raw - Path of a request target, percent-encoded.
 * @returns undefined for paths that no page can have: a malformed escape, an empty or dot segment, or a slash, backslash or
 *   control character within a segment. Such a path is never used further.
 */
export function canonicalPath(raw: string): CanonicalPath | undefined {
  if (!raw.startsWith('/')) return undefined
  const segments: string[] = []
  for (const part of raw.slice(1).split('/')) {
    const segment = decode(part)
    if (segment === undefined) return undefined
    segments.push(segment)
  }
  const slashed = segments.at(-1) === ''
  if (segments.slice(0, slashed ? -1 : undefined).some((segment) => segment === '')) return undefined

  const asSent = `/${segments.join('/')}`
  const exact = asSent.normalize('NFC')
  const clean = exact.replace(/\/$/, '').replace(/\/index\.html$|\.html$/, '')
  return { clean: clean === '' ? '/' : clean, exact, asSent }
}

// eslint-disable-next-line no-control-regex -- control characters are among those refused
const forbidden = /[\u0000-\u001f\u007f/\\]|^\.{1,2}$/

function decode(part: string): string | undefined {
  try {
    const segment = decodeURIComponent(part)
    return forbidden.test(segment) ? undefined : segment
  } catch {
    return undefined
  }
}
