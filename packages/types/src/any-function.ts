/**
 * Any function, whatever its parameters and result: a constraint to use instead of `Function` or `any`.
 *
 * @remarks
 * Every function is assignable to it. It cannot be called directly, because its parameters are `never`: infer the
 * actual ones from a type parameter. Classes are not assignable, because they cannot be called without `new`.
 *
 * @example
 * ```ts
 * import type { AnyFunction } from '@signpost/types'
 *
 * function named<F extends AnyFunction>(name: string, fn: F): F {
 *   return Object.defineProperty(fn, 'name', { value: name })
 * }
 *
 * const add = named('add', (a: number, b: number) => a + b)
 * const sum: number = add(1, 2)
 * ```
 *
 * @searchAlias callable anyfn func callback
 * @public
 */
export type AnyFunction = (...args: never[]) => unknown
