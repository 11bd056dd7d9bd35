/**
 * A value of JSON that holds no others.
 *
 * @example
 * ```ts
 * import type { JsonPrimitive } from '@signpost/types'
 *
 * const values: JsonPrimitive[] = ['text', 1.5, true, null]
 * ```
 *
 * @public
 */
export type JsonPrimitive = string | number | boolean | null

/**
 * An array of JSON values.
 *
 * @example
 * ```ts
 * import type { JsonArray } from '@signpost/types'
 *
 * const list: JsonArray = [1, ['nested'], { key: null }]
 * ```
 *
 * @public
 */
export type JsonArray = JsonValue[]

/**
 * An object of JSON values.
 *
 * @remarks
 * A type alias of an object type is assignable to it when its properties are. An interface is not, because it may be
 * added to elsewhere: spread it, or pass it through {@link Simplify}.
 *
 * @example
 * ```ts
 * import type { JsonObject } from '@signpost/types'
 *
 * const settings: JsonObject = { theme: 'dark', panels: [{ width: 240 }] }
 * ```
 *
 * @public
 */
export interface JsonObject {
  /** Any key. A missing one reads as `undefined`, which `noUncheckedIndexedAccess` makes visible. */
  [key: string]: JsonValue
}

/**
 * Whatever `JSON.parse` can return: the type to give its result instead of `any`.
 *
 * @remarks
 * `undefined`, functions, symbols, `bigint` and `Date` are not in it. `NaN` and the infinities are, since TypeScript
 * cannot tell them from other numbers; `JSON.stringify` writes `null` for them.
 *
 * @example
 * ```ts
 * import type { JsonValue } from '@signpost/types'
 *
 * const value: JsonValue = JSON.parse('[1, 2]')
 * const length = Array.isArray(value) ? value.length : 0
 * ```
 *
 * @public
 */
export type JsonValue = JsonPrimitive | JsonArray | JsonObject
