const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Encodes bytes, or text as UTF-8, as base64url: safe in URLs, file names and HTML IDs.
 *
 * @remarks
 * Without padding. A lone surrogate in text becomes U+FFFD, as always in UTF-8.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc4648#section-5 | RFC 4648, section 5}
 *
 * @param data - The bytes or the text.
 * @returns The bytes as base64url. See {@link fromBase64Url} for decoding.
 *
 * @example
 * ```ts
 * import { toBase64Url } from '@signpost/utils-primitives'
 *
 * toBase64Url('🚏') // '8J-ajw'
 * toBase64Url(new Uint8Array([255])) // '_w'
 * ```
 *
 * @public
 */
export function toBase64Url(data: Uint8Array | string): string {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i
    const bits = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    text += ALPHABET.charAt(bits >> 18) + ALPHABET.charAt((bits >> 12) & 63)
    if (left > 1) text += ALPHABET.charAt((bits >> 6) & 63)
    if (left > 2) text += ALPHABET.charAt(bits & 63)
  }
  return text
}

/**
 * Decodes base64url to bytes.
 *
 * @remarks
 * Padding is optional. To get text, use `new TextDecoder().decode(bytes)`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc4648#section-5 | RFC 4648, section 5}
 *
 * @param text - The result of {@link toBase64Url}.
 * @returns The bytes.
 * @throws A `SyntaxError` with the position, when the text has any other character (including `+` and `/` of plain
 *   base64), ends within a byte, or has extra bits.
 *
 * @example
 * ```ts
 * import { fromBase64Url } from '@signpost/utils-primitives'
 *
 * const text = new TextDecoder().decode(fromBase64Url('8J-ajw')) // '🚏'
 * ```
 *
 * @public
 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.length % 4 === 0 ? text.replace(/={1,2}$/, '') : text
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let bits = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = ALPHABET.indexOf(digits.charAt(i))
    if (digit < 0) throw new SyntaxError(`Expected base64url, found ${JSON.stringify(digits.charAt(i))} at ${i}`)
    bits = ((bits << 6) | digit) & 0xffff
    // A digit has six bits: each one except the first of four completes a byte.
    if (i % 4 > 0) bytes[Math.floor((i * 3) / 4)] = bits >> (6 - 2 * (i % 4))
  }
  const rest = digits.length % 4
  if (rest === 1 || (rest > 1 && bits & (rest === 2 ? 15 : 3))) {
    throw new SyntaxError(`Expected base64url of whole bytes, found ${digits.length} characters with bits to spare`)
  }
  return bytes
}
