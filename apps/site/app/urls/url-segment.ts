/** Letters that stay as they are: the unreserved ones of RFC 3986 without the escape `~`, what identifiers use, and `@`. */
const safe = /^[A-Za-z0-9_.$@-]$/

/** Letters of other scripts that every browser shows as they are. */
const letter = /^[\p{L}\p{N}]$/u

/** Endings that servers and Remix read as a file's type. */
const fileEnding = /\.(?=(?:data|html)$)/i

/** Names that pass unchanged, which nearly all do. */
const plain = /^(?!\.{1,2}$)(?!.*\.(?:data|html)$)[A-Za-z0-9_.$@-]+$/i

const escapeOf = (character: string): string => `~${character.codePointAt(0)!.toString(16)}~`

/**
 * Any name as one segment of a path, before percent-encoding.
 *
 * Names of exports pass unchanged. A character that has a meaning in addresses or in file names is written `~2f~`, by its
 * code point; so are the dots of `.` and `..`, and that of a final `.data` or `.html`. Different names give different
 * segments, names that differ by Unicode normalisation included.
 */
export function encodeSegment(name: string): string {
  if (plain.test(name)) return name
  const composed = name === name.normalize('NFC')
  const escaped = Array.from(name, (character) =>
    safe.test(character) || (composed && letter.test(character)) ? character : escapeOf(character),
  ).join('')
  if (escaped === '' || escaped === '.' || escaped === '..') return `~${escaped.length}~~`
  return escaped.replace(fileEnding, '~2e~')
}

/**
 * The name that {@link encodeSegment} made into a segment.
 *
 * @param segment - After percent-decoding.
 * @returns Nothing for a segment that `encodeSegment` never makes, so that one name has one address.
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
