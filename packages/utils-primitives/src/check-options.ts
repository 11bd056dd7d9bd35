/**
 * Checks options that plain JavaScript may get wrong: their names, and their values.
 *
 * An option that is `undefined` counts as absent.
 *
 * @param taker - The function or class that takes the options, for the message.
 * @param options - The options.
 * @param expected - What each option takes, in words, and whether a value is that.
 * @throws A `TypeError` when the options are no object, have a name that is not expected, or a value of another type; a
 *   `RangeError` for a number out of range. Its `code` is `INVALID_OPTION`.
 *
 * @example
 * ```ts
 * import { checkOptions } from '@signpost/utils-primitives'
 *
 * function connect(options: { retries?: number }): void {
 *   checkOptions('connect', options, {
 *     retries: ['a whole number from 0', (value) => Number.isInteger(value) && (value as number) >= 0],
 *   })
 * }
 * connect({ retries: 3 })
 * ```
 *
 * @public
 */
export function checkOptions(
  taker: string,
  options: object,
  expected: Readonly<Record<string, readonly [what: string, isValid: (value: unknown) => boolean]>>,
): void {
  const names = Object.keys(expected)
  if (typeof options !== 'object' || options === null) {
    throw invalid(TypeError, `Expected options of ${taker}, found ${shown(options)}: pass an object`)
  }
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(expected, name)) {
      throw invalid(TypeError, `Expected options of ${taker}, found "${name}": use one of ${names.join(', ')}`)
    }
    const [what, isValid] = expected[name] as (typeof expected)[string]
    if (value === undefined || isValid(value)) continue
    const kind = typeof value === 'number' ? RangeError : TypeError
    throw invalid(kind, `Expected ${name} to be ${what}, found ${shown(value)}: change this option of ${taker}`)
  }
}

function invalid(kind: typeof TypeError | typeof RangeError, message: string): Error {
  return Object.assign(new kind(message), { code: 'INVALID_OPTION' })
}

/** A value as a message shows it, without running code of it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an array' : 'an object'
  return String(value)
}
