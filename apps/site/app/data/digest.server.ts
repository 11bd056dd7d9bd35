import { createHash } from 'node:crypto'

/** Hash of a value as JSON. */
export function digest(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? 'undefined')
    .digest('base64url')
}
