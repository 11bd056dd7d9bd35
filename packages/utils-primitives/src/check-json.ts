import { failure } from './failure.ts'
import { shown } from './shown.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/** Kinds of objects whose content JSON keeps. */
const KEPT = /^\[object (?:Object|Array|Arguments|String|Number|Boolean|Module)\]$/

/** Reason why JSON would lose a value, or `undefined`. `original` is the value before its `toJSON`. */
function lost(value: unknown, original: unknown, isElement: boolean): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value)
  if (typeof value === 'undefined') return isElement ? 'undefined' : undefined
  if (typeof value === 'string' || typeof value === 'boolean') return undefined
  if (value === null) return original instanceof Date ? 'an invalid date' : undefined
  if (typeof value !== 'object') return shown(value)
  const kind = Object.prototype.toString.call(value)
  if (!KEPT.test(kind)) return kind.slice(8, -1)
  const symbol = Object.getOwnPropertySymbols(value).find((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  )
  return symbol && `the key ${String(symbol)}`
}

/**
 * Checks that JSON keeps a value whole, in development: `JSON.stringify` leaves out or replaces what it has no text for.
 *
 * @remarks
 * Refused are `NaN` and infinite numbers, big integers, functions, symbols, `undefined` as a whole or in an array, invalid
 * dates, properties whose keys are symbols, and maps, sets, errors, bytes and other objects without `toJSON` whose content is not in their properties. A
 * property that is `undefined` is accepted. As for {@link checkArgument}, nothing of the check is left in a bundle for
 * production.
 *
 * @param value - The value. Its getters and its methods `toJSON` are called.
 * @throws A `TypeError` with the code `NOT_JSON` and the name of the property, also for circles and for errors of
 *   getters and of `toJSON`, which are its `cause`.
 *
 * @example
 * ```ts
 * import { checkJson } from '@signpost/utils-primitives'
 *
 * function save(settings: object): void {
 *   checkJson(settings)
 *   localStorage.setItem('settings', JSON.stringify(settings))
 * }
 * save({ ratio: 0 / 0 }) // Expected a value that JSON can hold, found NaN as "ratio": convert it first
 * ```
 *
 * @public
 */
export function checkJson(value: unknown): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkLossless(value)
}

function checkLossless(value: unknown): void {
  const refuse = (found: string, cause?: unknown): never => {
    throw failure('NOT_JSON', `Expected a value that JSON can hold, found ${found}: convert it first`, TypeError, {
      cause,
    })
  }
  let problem: string | undefined
  let text: string | undefined
  try {
    text = JSON.stringify(value, function (this: unknown, key: string, member: unknown) {
      const reason = lost(member, (this as Record<string, unknown>)[key], Array.isArray(this))
      if (reason === undefined) return member
      problem = key === '' ? reason : `${reason} as "${key}"`
      throw failure('NOT_JSON', problem)
    }) as string | undefined
  } catch (error) {
    if (problem !== undefined) refuse(problem)
    const isDeep = error instanceof RangeError
    const message = error instanceof Error ? error.message.split('\n')[0]! : shown(error)
    refuse(isDeep ? 'an object of too many levels' : message, error)
  }
  if (text === undefined) refuse(shown(value))
}
