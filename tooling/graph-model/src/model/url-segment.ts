/**
 * Characters that stay as they are: the unreserved ones of RFC 3986 except the escape `~`, those of identifiers, and
 * `@`.
 */
const safe = /^[A-Za-z0-9_.$@-]$/

/** Letters of other scripts, which browsers show as they are. */
const letter = /^[\p{L}\p{N}]$/u

/** Endings of the files of pages, their data and the compressed copies, which servers and Remix treat as file types. */
const fileEnding = /\.(?=(?:data|html|br|gz)$)/i

/** Names that need no escaping, which are nearly all. */
const plain = /^(?!(?:\.{1,2}|index)$)(?!.*\.(?:data|html|br|gz)$)[A-Za-z0-9_.$@-]+$/i

const escapeOf = (character: string): string => `~${character.codePointAt(0)!.toString(16)}~`

/**
 * Encodes any name as one segment of a path, before percent-encoding.
 *
 * Names of exports stay as they are. A character with a meaning in addresses or file names is escaped by its code
 * point, as in `~2f~`; so are the dots of `.` and `..`, that of a final `.data`, `.html`, `.br` or `.gz`, and the
 * first letter of `index`. Different names have different segments, even if they differ only by Unicode normalisation.
 */
export function encodeSegment(name: string): string {
  if (plain.test(name)) return name
  const composed = name === name.normalize('NFC')
  const escaped = Array.from(name, (character) =>
    safe.test(character) || (composed && letter.test(character)) ? character : escapeOf(character),
  ).join('')
  if (escaped === '' || escaped === '.' || escaped === '..') return `~${escaped.length}~~`
  // Static hosts serve `a/index.html` at `a/`, and many redirect `a/index` there.
  return escaped.replace(/^i(?=ndex$)/, escapeOf).replace(fileEnding, '~2e~')
}

/**
 * Decodes a segment made by {@link encodeSegment}.
 *
 * @param segment - After percent-decoding.
 * @returns `undefined` for a segment that `encodeSegment` never returns, so that every name has one address.
 */
export function decodeSegment(segment: string): string | undefined {
  const dots = /^~([012])~~$/.exec(segment)
  const name = dots
    ? '.'.repeat(Number(dots[1]))
    : segment.replace(/~([0-9a-f]{1,6})~/g, (escape, hex: string) => {
        const point = Number.parseInt(hex, 16)
        return point <= 0x10ffff ? String.fromCodePoint(point) : escape
      })
  return encodeSegment(name) === segment ? name : undefined
}
