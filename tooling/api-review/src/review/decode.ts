/**
 * Decodes the bytes of a committed file. A byte order mark is dropped.
 *
 * @throws Error when there are none, or they are not UTF-8.
 */
export function decode(name: string, bytes: Uint8Array | undefined): string {
  if (bytes === undefined) throw new Error(`Git has no content of ${name}. Fetch it: \`git fetch --refetch\`.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`${name} is not UTF-8. Extract it again.`)
  }
}
