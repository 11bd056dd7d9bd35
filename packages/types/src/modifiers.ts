import type { Simplify } from './simplify.ts'

/**
 * `T` without `readonly`, one level deep; a `readonly` array or tuple becomes a mutable one.
 *
 * @remarks
 * Distributes over unions. See {@link DeepReadonly} for the opposite.
 *
 * @typeParam T - An object, array or tuple type.
 *
 * @example
 * ```ts
 * import type { Mutable } from '@signpost/types'
 *
 * interface Point {
 *   readonly x: number
 *   readonly y: number
 * }
 *
 * const draft: Mutable<Point> = { x: 0, y: 0 }
 * draft.x = 1
 * ```
 *
 * @searchAlias writable writeable editable remove
 * @public
 */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/**
 * `T` with the properties `K` required and all others as they are.
 *
 * @remarks
 * Distributes over unions. With `exactOptionalPropertyTypes`, an explicit `undefined` stays, as in `Required`.
 *
 * @typeParam T - An object type.
 * @typeParam K - Keys of `T`. No effect on keys that are already required.
 *
 * @example
 * ```ts
 * import type { RequireKeys } from '@signpost/types'
 *
 * interface Options {
 *   root?: string
 *   strict?: boolean
 * }
 *
 * function run(options: RequireKeys<Options, 'root'>): number {
 *   return options.root.length
 * }
 *
 * run({ root: '.' })
 * ```
 *
 * @searchAlias setrequired markrequired mandatory nonoptional
 * @public
 */
export type RequireKeys<T, K extends keyof T> = T extends unknown ? Simplify<T & Required<Pick<T, K>>> : never
