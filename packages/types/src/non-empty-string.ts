/**
 * `S` if it is definitely not empty, else `never`: for a parameter that must not be `''`.
 *
 * @remarks
 * Distributes over unions and drops members that may be empty. `string` and `any` may be empty: both give `never`.
 * `a${string}` is not empty.
 *
 * @typeParam S - The string to test, usually inferred from an argument.
 *
 * @example
 * ```ts
 * import type { NonEmptyString } from '@signpost/types'
 *
 * function tag<S extends string>(name: NonEmptyString<S>): string {
 *   return `<${name}>`
 * }
 *
 * tag('section')
 * // @ts-expect-error An element needs a name.
 * tag('')
 * ```
 *
 * @searchAlias nonempty blank literal
 * @public
 */
export type NonEmptyString<S extends string> = S extends unknown ? ('' extends S ? never : S) : never
