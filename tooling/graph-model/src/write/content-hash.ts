import { createHash } from 'node:crypto'

/** Content hash of twelve hexadecimal digits. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}
