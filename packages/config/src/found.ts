import { truncate } from '@signpost/utils-primitives'

/** Describes a value in an error: `found "abc"`, `found an object`. */
export function found(value: unknown): string {
  if (typeof value === 'string') return `found ${JSON.stringify(truncate(value, 40))}`
  return Object(value) === value ? foundType(value) : `found ${String(value)}`
}

/** Describes the type of a value that may contain a secret: `found a string`. */
export function foundType(value: unknown): string {
  if (Array.isArray(value)) return 'found a list'
  if (typeof value === 'object' && value !== null) return 'found an object'
  return value == null ? `found ${value}` : `found a ${typeof value}`
}
