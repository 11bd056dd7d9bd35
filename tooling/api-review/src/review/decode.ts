import { decodeText } from '../parse/decode-text.ts'

/**
 * Decodes the bytes of a committed file. A byte order mark is dropped.
 *
 * @throws Error when there are none, or they are no text.
 */
export function decode(name: string, bytes: Uint8Array | undefined): string {
  if (bytes === undefined) throw new Error(`Git has no content of ${name}. Fetch it: \`git fetch --refetch\`.`)
  return decodeText(name, bytes)
}
