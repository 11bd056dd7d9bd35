/** Describes a value in an error: `found "abc"`, `found an object`. */
export function found(value: unknown): string {
  if (typeof value === 'string') {
    const characters = [...value.slice(0, 82)]
    return `found ${JSON.stringify(characters.length > 40 ? `${characters.slice(0, 39).join('').trimEnd()}…` : value)}`
  }
  return Object(value) === value ? foundType(value) : `found ${String(value)}`
}

/** Describes the type of a value that may contain a secret: `found a string`. */
export function foundType(value: unknown): string {
  if (Array.isArray(value)) return 'found a list'
  if (typeof value === 'object' && value !== null) return 'found an object'
  return value == null ? `found ${value}` : `found a ${typeof value}`
}
