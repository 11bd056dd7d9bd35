import type { AnyFunction } from './any-function.ts'
import type { Primitive } from './built-in.ts'

/**
 * `T` flattened to one object type: for readable editor hints, and for comparison with {@link IsEqual}.
 *
 * @remarks
 * One level deep; keeps `readonly` and `?`, and distributes over unions. Primitives (including branded ones),
 * functions, `any`, `unknown` and `never` are unchanged.
 *
 * @typeParam T - Usually an intersection of object types.
 *
 * @example
 * ```ts
 * import type { IsEqual, Simplify } from '@signpost/types'
 *
 * type Named = { name: string } & { age?: number }
 *
 * const written: IsEqual<Simplify<Named>, { name: string; age?: number }> = true
 * ```
 *
 * @searchAlias prettify expand merge intersection hover
 * @public
 */
export type Simplify<T> = T extends Primitive | AnyFunction ? T : T extends object ? { [K in keyof T]: T[K] } : T
