import type { AnyFunction } from '@signpost/types'

/**
 * A function that calls another one the first time, and gives the same answer ever after.
 *
 * @remarks
 * Arguments of later calls are ignored; {@link (memoize:function) | memoize} has an answer for each. A call that throws
 * does not count, while a promise that is rejected is an answer like any other.
 *
 * @typeParam F - The type of the function.
 * @param fn - The function to call. It gets `this` and the arguments of the first call.
 * @returns A function with the type of `fn`.
 *
 * @example
 * ```ts
 * import { once } from '@signpost/utils-primitives'
 *
 * let made = 0
 * const connection = once(() => ({ id: ++made }))
 * const same = connection() === connection() // true, and made is 1
 * ```
 *
 * @public
 */
export function once<F extends AnyFunction>(fn: F): F {
  let answer: { value: unknown } | undefined
  return function (this: unknown, ...args: unknown[]): unknown {
    answer ??= { value: Reflect.apply(fn, this, args) }
    return answer.value
  } as AnyFunction as F
}
