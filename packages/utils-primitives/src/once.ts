import { checkArgument } from './check-options.ts'
import type { AnyFunction } from '@signpost/types'

/**
 * Creates a function that calls another one once, and then always returns the same result.
 *
 * @remarks
 * Arguments of later calls are ignored; see {@link (memoize:function) | memoize} for a result per argument. A call that
 * throws does not count, but a rejected promise is a result like any other.
 *
 * @typeParam F - The type of the function.
 * @param fn - The function. It receives `this` and the arguments of the first call.
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
 * @searchAlias singleton lazy init onetime
 * @public
 */
export function once<F extends AnyFunction>(fn: F): F {
  checkArgument('INVALID_FUNCTION', fn, 'a function for once', () => typeof fn === 'function', 'pass the one to call')
  let answer: { value: unknown } | undefined
  return function (this: unknown, ...args: unknown[]): unknown {
    answer ??= { value: Reflect.apply(fn, this, args) }
    return answer.value
  } as AnyFunction as F
}
