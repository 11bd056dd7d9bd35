/** Bytes of all texts in a value, without keys: of a page, about those of its Markdown. */
export function textBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 2
  if (typeof value !== 'object' || value === null) return 0
  let bytes = 0
  for (const one of Object.values(value)) bytes += textBytes(one)
  return bytes
}
