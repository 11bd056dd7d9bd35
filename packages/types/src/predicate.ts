/**
 * Functions that tell the compiler what a value is.
 *
 * @remarks
 * The namespace holds types only and leaves nothing at run time.
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
 * @public
 */
export namespace Predicate {
  /**
   * A function that answers whether a value is a `T`.
   *
   * @typeParam T - What the value is when the answer is `true`.
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
   * @public
   */
  export type Guard<T> = (value: unknown) => value is T

  /**
   * A function that returns when a value is a `T`, and throws when it is not.
   *
   * @remarks
   * The compiler narrows only after a call of a name whose type is written out, so annotate the constant, as the
   * example does.
   *
   * @typeParam T - What the value is once the function has returned.
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
   * @public
   */
  export type Assertion<T> = (value: unknown) => asserts value is T
}
