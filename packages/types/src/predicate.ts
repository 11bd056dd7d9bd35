/**
 * Types of functions that narrow the type of a value.
 *
 * @remarks
 * The namespace contains only types and has no runtime code.
 *
 * @example
 * ```ts
 * import type { Predicate } from '@signpost/types'
 *
 * const isText: Predicate.Guard<string> = (value) => typeof value === 'string'
 *
 * const words = ['a', 1, 'b'].filter(isText)
 * ```
 *
 * @searchAlias refine validator check
 * @public
 */
export namespace Predicate {
  /**
   * A type guard: a function that returns whether a value is a `T`.
   *
   * @typeParam T - The type of the value when the result is `true`.
   *
   * @example
   * ```ts
   * import type { Predicate } from '@signpost/types'
   *
   * function listOf<T>(isElement: Predicate.Guard<T>): Predicate.Guard<T[]> {
   *   return (value) => Array.isArray(value) && value.every(isElement)
   * }
   * ```
   *
   * @searchAlias typeguard narrowing refinement
   * @public
   */
  export type Guard<T> = (value: unknown) => value is T

  /**
   * An assertion: a function that throws unless a value is a `T`.
   *
   * @remarks
   * The compiler narrows only after calls of a name with an explicit type, so annotate the constant as in the example.
   *
   * @typeParam T - The type of the value after the call.
   *
   * @example
   * ```ts
   * import type { Predicate } from '@signpost/types'
   *
   * const assertText: Predicate.Assertion<string> = (value) => {
   *   if (typeof value !== 'string') throw new TypeError(`Expected text, found ${typeof value}`)
   * }
   *
   * const input: unknown = 'signpost'
   * assertText(input)
   * const length: number = input.length
   * ```
   *
   * @searchAlias asserts narrowing ensure
   * @public
   */
  export type Assertion<T> = (value: unknown) => asserts value is T
}
