/**
 * Whether a value is neither `null` nor `undefined`: a filter that the compiler follows.
 *
 * @typeParam T - The type of the value when it is there.
 * @param value - Any value. `0`, `''`, `NaN` and `false` are defined.
 * @returns `true` when the value is there.
 *
 * @example
 * ```ts
 * import { isDefined } from '@signpost/utils-primitives'
 *
 * const found: number[] = [1, undefined, 3].filter(isDefined)
 * ```
 *
 * @public
 */
export function isDefined<T>(value: T | null | undefined): value is T {
  return value != null
}
