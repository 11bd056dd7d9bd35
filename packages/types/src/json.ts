/**
 * A JSON value that is not an array or object.
 *
 * @example
 * ```ts
 * import type { JsonPrimitive } from '@signpost/types'
 *
 * const values: JsonPrimitive[] = ['text', 1.5, true, null]
 * ```
 *
 * @searchAlias scalar string number boolean null
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
 * A type alias of an object type is assignable if its properties are. An interface is not, because it can be augmented
 * elsewhere: spread the value, or apply {@link Simplify}.
 *
 * @example
 * ```ts
 * import type { JsonObject } from '@signpost/types'
 *
 * const settings: JsonObject = { theme: 'dark', panels: [{ width: 240 }] }
 * ```
 *
 * @searchAlias record dictionary serializable plain
 * @public
 */
export interface JsonObject {
  /** Any key. A missing key reads as `undefined`, which `noUncheckedIndexedAccess` adds to the type. */
  [key: string]: JsonValue
}

/**
 * Any result of `JSON.parse`: use it instead of `any`.
 *
 * @remarks
 * `undefined`, functions, symbols, `bigint` and `Date` are not included. `NaN` and the infinities are, because
 * TypeScript cannot distinguish them from other numbers; `JSON.stringify` writes them as `null`.
 *
 * @example
 * ```ts
 * import type { JsonValue } from '@signpost/types'
 *
 * const value: JsonValue = JSON.parse('[1, 2]')
 * const length = Array.isArray(value) ? value.length : 0
 * ```
 *
 * @searchAlias serializable jsonifiable data unknown
 * @public
 */
export type JsonValue = JsonPrimitive | JsonArray | JsonObject
