import { failure } from './failure.ts'
import { shown } from './shown.ts'

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
  return KEPT.test(kind) ? undefined : kind.slice(8, -1)
}

/**
 * Writes a value as JSON, and loses nothing in silence: unlike `JSON.stringify`, it refuses what JSON has no text for.
 *
 * @remarks
 * Refused are `NaN` and infinite numbers, big integers, functions, symbols, `undefined` as a whole or in an array, invalid
 * dates, and maps, sets, errors, bytes and other objects without `toJSON` whose content is not in their properties. A
 * property that is `undefined` is left out. A `-0` becomes `0`.
 *
 * @param value - The value. Its methods `toJSON` are called.
 * @param indent - Spaces of a level, or the text of one. Without it the result is one line.
 * @returns The JSON.
 * @throws A `TypeError` with the code `NOT_JSON` and the name of the property, also for circles and for errors of
 *   getters and of `toJSON`, which are its `cause`.
 *
 * @example
 * ```ts
 * import { toJson } from '@signpost/utils-primitives'
 *
 * toJson({ port: 3000 }) // '{"port":3000}'
 * try {
 *   toJson({ ratio: 0 / 0 })
 * } catch (error) {
 *   console.error(error) // Expected a value that JSON can hold, found NaN as "ratio": convert it first
 * }
 * ```
 *
 * @public
 */
export function toJson(value: unknown, indent?: number | string): string {
  const refuse = (found: string, cause?: unknown): never => {
    throw failure('NOT_JSON', `Expected a value that JSON can hold, found ${found}: convert it first`, TypeError, {
      cause,
    })
  }
  let problem: string | undefined
  let text: string | undefined
  try {
    text = JSON.stringify(
      value,
      function (this: unknown, key: string, member: unknown) {
        const original = (this as Record<string, unknown>)[key]
        const reason = lost(member, original, Array.isArray(this))
        if (reason === undefined) return member
        problem = key === '' ? reason : `${reason} as "${key}"`
        throw new TypeError(problem)
      },
      indent,
    )
  } catch (error) {
    if (problem !== undefined) refuse(problem)
    const isDeep = error instanceof RangeError
    refuse(
      isDeep ? 'an object of too many levels' : error instanceof Error ? error.message.split('\n')[0]! : shown(error),
      error,
    )
  }
  return text ?? refuse(shown(value))
}
