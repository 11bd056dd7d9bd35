/** The forms of one path; all are decoded and start with exactly one slash. */
export interface CanonicalPath {
  /** Without anything that a clean path does not have: `/docs/intro`. */
  clean: string
  /** With its ending, Unicode-normalised: `/docs/intro.html`. */
  exact: string
  /** Decoded only. */
  asSent: string
}

/**
 * Decodes a path and takes off `.html`, `/index.html`, `/index` before it, and a trailing slash.
 *
 * @param raw - The path of a request target, still percent-encoded.
 * @returns undefined for what is no path of ours: a malformed escape, an empty or dot segment, and slashes, backslashes or
 *   control characters within a segment. No such path is a page, and none is ever given to anything that could mistake it.
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
