import { failure } from './failure.ts'
import { shown } from './shown.ts'

/** Kinds of objects whose content JSON keeps. */
const KEPT = /^(?:Object|Array|Arguments|String|Number|Boolean|Module)$/

/** Part of a value that JSON would lose, or `undefined`. `original` is the value before its `toJSON`. */
function lossOf(value: unknown, original: unknown, isElement: boolean): string | undefined {
  if (value === null) return original instanceof Date ? 'an invalid date' : undefined
  if (Object(value) !== value) {
    const isKept = typeof value === 'undefined' ? !isElement : typeof value === 'string' || typeof value === 'boolean'
    return isKept || Number.isFinite(value) ? undefined : String(value)
  }
  const kind = Object.prototype.toString.call(value).slice(8, -1)
  if (!KEPT.test(kind)) return typeof value === 'function' ? 'function' : kind
  const symbol = Object.getOwnPropertySymbols(value).find((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  )
  return symbol && `the key ${String(symbol)}`
}

/**
 * Checks that JSON keeps a value whole: `JSON.stringify` leaves out or replaces what it has no text for.
 *
 * @remarks
 * Refused are `NaN` and infinite numbers, big integers, functions, symbols, `undefined` as a whole or in an array, invalid
 * dates, properties whose keys are symbols, and maps, sets, errors, bytes and other objects without `toJSON` whose content is not in their properties. A
 * property that is `undefined` is accepted. The check runs in production too, unlike {@link checkArgument}: a lost value is not seen before it is read.
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
 * @searchAlias serializable jsonable roundtrip lossy isjson
 * @public
 */
export function checkJson(value: unknown): void {
  let found: string | undefined
  let cause: unknown
  try {
    const text = JSON.stringify(value, function (this: Record<string, unknown>, key, member: unknown) {
      found = lossOf(member, this[key], Array.isArray(this))
      if (found === undefined) return member
      if (key) found += ` as "${key}"`
      throw undefined
    }) as string | undefined
    if (text !== undefined) return
    found = shown(value)
  } catch (error) {
    cause = error
    found ??=
      error instanceof RangeError
        ? 'an object of too many levels'
        : error instanceof Error
          ? error.message.split('\n')[0]!
          : shown(error)
  }
  throw failure('NOT_JSON', `Expected a value that JSON can hold, found ${found}: convert it first`, TypeError, {
    cause,
  })
}
