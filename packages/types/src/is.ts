import type { UnionToIntersection } from './union.ts'

/**
 * `true` for `any`, `false` for every other type.
 *
 * @typeParam T - The type to test. Not distributed over.
 *
 * @example
 * ```ts
 * import type { IsAny } from '@signpost/types'
 *
 * const parsed: IsAny<ReturnType<typeof JSON.parse>> = true
 * const unsure: IsAny<unknown> = false
 * ```
 *
 * @searchAlias check detect unsafe
 * @public
 */
export type IsAny<T> = 0 extends 1 & T ? true : false

/**
 * `true` for `never`, `false` for every other type, including `any`.
 *
 * @typeParam T - The type to test. Not distributed over: a plain `T extends never` gives `never` for `never`.
 *
 * @example
 * ```ts
 * import type { IsNever } from '@signpost/types'
 *
 * const impossible: IsNever<string & number> = true
 * const nothing: IsNever<undefined> = false
 * ```
 *
 * @searchAlias empty bottom check
 * @public
 */
export type IsNever<T> = [T] extends [never] ? true : false

/**
 * `true` for `unknown`, `false` for every other type, including `any`.
 *
 * @typeParam T - The type to test. Not distributed over.
 *
 * @example
 * ```ts
 * import type { IsUnknown } from '@signpost/types'
 *
 * const unsure: IsUnknown<unknown> = true
 * const careless: IsUnknown<any> = false
 * ```
 *
 * @searchAlias top check
 * @public
 */
export type IsUnknown<T> = IsEqual<T, unknown>

/**
 * `false` for `never` and `unknown`, `true` for every other type: whether inference succeeded.
 *
 * @remarks
 * `any` counts as known. Use {@link IsAny} to exclude it.
 *
 * @typeParam T - The type to test. Not distributed over.
 *
 * @example
 * ```ts
 * import type { IsKnown } from '@signpost/types'
 *
 * type ElementOf<T> = T extends readonly (infer Element)[] ? Element : never
 *
 * const found: IsKnown<ElementOf<string[]>> = true
 * const missing: IsKnown<ElementOf<string>> = false
 * ```
 *
 * @searchAlias check resolved
 * @public
 */
export type IsKnown<T> = IsNever<T> extends true ? false : IsUnknown<T> extends true ? false : true

/**
 * `true` when `A` and `B` are identical, rather than mutually assignable.
 *
 * @remarks
 * `any` equals only `any`; `readonly` and `?` matter. An intersection does not equal the corresponding object type:
 * apply {@link Simplify} first.
 *
 * @typeParam A - The first type. Not distributed over.
 * @typeParam B - The second type. Not distributed over.
 *
 * @example
 * ```ts
 * import type { IsEqual } from '@signpost/types'
 *
 * const same: IsEqual<'a' | 'b', 'b' | 'a'> = true
 * const wider: IsEqual<'a', string> = false
 * const careless: IsEqual<any, string> = false
 * ```
 *
 * @searchAlias equals exact assert compare expect
 * @public
 */
export type IsEqual<A, B> =
  // Two generic signatures are related only if their conditional types are identical.
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/**
 * `true` for a union of two or more types.
 *
 * @remarks
 * `boolean` is the union of `true` and `false`, and an enum the union of its members. `any`, `unknown` and `never` are
 * not unions.
 *
 * @typeParam T - The type to test.
 *
 * @example
 * ```ts
 * import type { IsUnion } from '@signpost/types'
 *
 * const several: IsUnion<'left' | 'right'> = true
 * const one: IsUnion<'left'> = false
 * ```
 *
 * @searchAlias check multiple alternatives
 * @public
 */
export type IsUnion<T> =
  IsNever<T> extends true
    ? false
    : IsEqual<UnionToIntersection<T extends unknown ? [T] : never>, [T]> extends true
      ? false
      : true

/**
 * `Then` when `Condition` is `true`, `Else` when it is `false`.
 *
 * @remarks
 * Distributes: for `boolean`, and therefore for `any`, the result is `Then | Else`; for `never` it is `never`. Both
 * branches are evaluated, so recursion needs its own conditional type.
 *
 * @typeParam Condition - Usually the result of a type such as {@link IsAny} or {@link IsEqual}.
 * @typeParam Then - The result for `true`.
 * @typeParam Else - The result for `false`.
 *
 * @example
 * ```ts
 * import type { If, IsAny } from '@signpost/types'
 *
 * type Safe<T> = If<IsAny<T>, unknown, T>
 *
 * const parsed: Safe<ReturnType<typeof JSON.parse>> = JSON.parse('1')
 * ```
 *
 * @searchAlias ternary branch choose
 * @public
 */
export type If<Condition extends boolean, Then, Else> = Condition extends true ? Then : Else
