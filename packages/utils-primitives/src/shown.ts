/**
 * Shows a value in a message, without running code of it.
 *
 * @param value - Any value.
 * @returns A text in quotes, a number or another primitive as it is printed, or the type of an object: `an array`.
 *
 * @example
 * ```ts
 * import { shown } from '@signpost/utils-primitives'
 *
 * console.log(shown('a'), shown(1), shown([])) // "a" 1 an array
 * ```
 *
 * @public
 */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  return Object(value) === value ? withArticle(typeOf(value)) : String(value)
}

/** Type of a value: as `typeof`, with `null` and `array`. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** A noun with `a` or `an`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
