import { checkArgument } from './check-options.ts'
import { failure } from './failure.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** `Buffer` of Node.js, much faster than `atob` and `btoa`. Absent in browsers. */
interface NodeBuffer {
  from(data: ArrayBufferLike, offset: number, length: number): Encodable
  from(text: string, encoding: 'base64url'): Encodable
}

interface Encodable extends Uint8Array {
  toString(encoding?: 'base64url'): string
}

const nodeBuffer = (): NodeBuffer | undefined => (globalThis as { Buffer?: NodeBuffer }).Buffer

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
 * @searchAlias btoa buffer uint8array jwt
 * @public
 */
export function toBase64Url(data: Uint8Array | string): string {
  const isData = (): boolean => typeof data === 'string' || ArrayBuffer.isView(data)
  checkArgument('INVALID_DATA', data, 'bytes or a text', isData, 'convert it first')
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  const buffer = nodeBuffer()
  if (buffer) return buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64url')
  let binary = ''
  // A call takes a limited number of arguments.
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
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
 * @searchAlias atob buffer uint8array jwt
 * @public
 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  checkArgument('INVALID_TEXT', text, 'a text', () => typeof text === 'string', 'convert it first')
  const digits = text.length % 4 === 0 ? text.replace(/={1,2}$/, '') : text
  const decoded = nodeBuffer()?.from(digits, 'base64url')
  // Skips what is no base64url, so only a text that it encodes again is valid. A copy, because small buffers share memory.
  if (decoded?.toString('base64url') === digits) return new Uint8Array(decoded)
  const strange = /[^\w-]/.exec(digits)
  if (strange) {
    const found = String.fromCodePoint(digits.codePointAt(strange.index)!)
    const message = `Expected base64url, found ${JSON.stringify(found)} at ${strange.index}: check where the text comes from`
    throw failure('INVALID_BASE64URL', message, SyntaxError)
  }
  const rest = digits.length % 4
  // After two digits four bits are left over, after three two.
  const spare = rest === 2 ? 15 : rest === 3 ? 3 : 0
  if (rest === 1 || ALPHABET.indexOf(digits.charAt(digits.length - 1)) & spare) {
    const message = `Expected base64url of whole bytes, found ${digits.length} characters with bits to spare: the text may be cut`
    throw failure('INVALID_BASE64URL', message, SyntaxError)
  }
  const binary = atob(digits.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}
