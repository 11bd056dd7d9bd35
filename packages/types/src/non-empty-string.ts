/**
 * `S` when it is certainly not empty, else `never`: for a parameter that must not be `''`.
 *
 * @remarks
 * Distributes over unions, and leaves out the members that are or may be empty. `string` may be empty, and so may
 * `any`: both give `never`. `a${string}` is not empty.
 *
 * @typeParam S - The string to ask about, mostly inferred from an argument.
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
 * @public
 */
export type NonEmptyString<S extends string> = S extends unknown ? ('' extends S ? never : S) : never
