/**
 * Type guard for values other than `null` and `undefined`, for example for `filter`.
 *
 * @typeParam T - The type of a defined value.
 * @param value - Any value. `0`, `''`, `NaN` and `false` are defined.
 * @returns Whether the value is defined.
 *
 * @example
 * ```ts
 * import { isDefined } from '@signpost/utils-primitives'
 *
 * const found: number[] = [1, undefined, 3].filter(isDefined)
 * ```
 *
 * @searchAlias notnil nonnullable nullish exists
 * @public
 */
export function isDefined<T>(value: T | null | undefined): value is T {
  return value != null
}
