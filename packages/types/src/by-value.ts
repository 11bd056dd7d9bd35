/**
 * The keys of `T` whose values are assignable to `V`.
 *
 * @remarks
 * An optional property matches by its type: `a?: string` matches `string`, but `a: string | undefined` does not.
 * Properties of type `any` or `never` match nearly everything. See {@link OmitByValue} to omit these keys.
 *
 * @typeParam T - An object type. For a union, only keys that match in every member.
 * @typeParam V - The type that the values must be assignable to.
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
 * @searchAlias conditionalkeys pickkeys keysbyvalue filter
 * @public
 */
export type KeysMatching<T, V> = keyof { [K in keyof T as [Required<T>[K]] extends [V] ? K : never]: T[K] }

/**
 * `T` without the properties whose values are assignable to `V`.
 *
 * @remarks
 * Keeps `readonly` and `?` of the others, and distributes over unions. {@link KeysMatching} defines the match.
 *
 * @typeParam T - An object type.
 * @typeParam V - The type of the values to omit.
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
 * @searchAlias conditionalexcept omitproperties remove exclude filter
 * @public
 */
export type OmitByValue<T, V> = { [K in keyof T as [Required<T>[K]] extends [V] ? never : K]: T[K] }
