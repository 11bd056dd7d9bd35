import { JsonParseError } from '../json-parse-error.ts'
import { placeOf } from './code-frame.ts'

/**
 * Decodes the contents of a file from UTF-8.
 *
 * @param path - The file, for the error message.
 * @throws {@link JsonParseError} at the first byte that is not UTF-8: replacing it would change keys and values.
 */
export function textOf(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    const start = validStart(bytes)
    const text = start.replace(/^\uFEFF/, '')
    const found = bytes[Buffer.byteLength(start)]!.toString(16).toUpperCase()
    const problem = `expected UTF-8, found the byte ${found}: save the file as UTF-8`
    throw new JsonParseError(path, text, placeOf(text, text.length), problem, { cause })
  }
}

/** The longest valid start of invalid UTF-8, with its byte order mark. */
function validStart(bytes: Uint8Array): string {
  const lossy = Buffer.from(Buffer.from(bytes).toString())
  const differs = bytes.findIndex((byte, index) => byte !== lossy[index])
  // In a stream, decoding leaves out a character that is cut.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, differs), { stream: true })
}
