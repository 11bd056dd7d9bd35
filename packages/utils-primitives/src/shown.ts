/**
 * Shows a value in a message, without running code of it.
 *
 * @param value - Any value.
 * @returns A text in quotes, a number or another primitive as it is printed, or the type of an object: `array`.
 *
 * @example
 * ```ts
 * import { shown } from '@signpost/utils-primitives'
 *
 * console.log(shown('a'), shown(1), shown([])) // "a" 1 array
 * ```
 *
 * @searchAlias inspect stringify tostring format print debug
 * @public
 */
export function shown(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : Object(value) === value ? typeOf(value) : String(value)
}

/** Type of a value: as `typeof`, with `array`. */
export function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}
