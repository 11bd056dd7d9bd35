/**
 * The keys of `T` whose values are assignable to `V`.
 *
 * @remarks
 * Being optional does not count: `a?: string` matches `string`, while `a: string | undefined` does not. A property of
 * type `any` or `never` is assignable to nearly everything and so matches. See {@link OmitByValue} for what remains
 * without these keys.
 *
 * @typeParam T - An object type; of a union, only keys that match in every member are found.
 * @typeParam V - The type that a value must be assignable to.
 *
 * @example
 * ```ts
 * import type { KeysMatching } from '@signpost/types'
 *
 * interface User {
 *   name: string
 *   age: number
 *   email?: string
 * }
 *
 * const columns: KeysMatching<User, string>[] = ['name', 'email']
 * ```
 *
 * @public
 */
export type KeysMatching<T, V> = keyof { [K in keyof T as [Required<T>[K]] extends [V] ? K : never]: T[K] }

/**
 * `T` without the properties whose values are assignable to `V`.
 *
 * @remarks
 * Keeps `readonly` and `?` of the others, and distributes over unions. What matches is said at {@link KeysMatching}.
 *
 * @typeParam T - An object type.
 * @typeParam V - The type of the values to leave out.
 *
 * @example
 * ```ts
 * import type { AnyFunction, OmitByValue } from '@signpost/types'
 *
 * interface Counter {
 *   count: number
 *   increment(): void
 * }
 *
 * const state: OmitByValue<Counter, AnyFunction> = { count: 0 }
 * ```
 *
 * @public
 */
export type OmitByValue<T, V> = { [K in keyof T as [Required<T>[K]] extends [V] ? never : K]: T[K] }
