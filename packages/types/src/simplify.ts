import type { AnyFunction } from './any-function.ts'
import type { Primitive } from './built-in.ts'

/**
 * `T` written out as one object type: for an editor that shows an intersection, and for a comparison with
 * {@link IsEqual}.
 *
 * @remarks
 * Goes one level deep, keeps `readonly` and `?`, and distributes over unions. Primitives (branded ones too) and
 * functions are left as they are, and so are `any`, `unknown` and `never`.
 *
 * @typeParam T - Mostly an intersection of object types.
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
 * @public
 */
export type Simplify<T> = T extends Primitive | AnyFunction ? T : T extends object ? { [K in keyof T]: T[K] } : T
