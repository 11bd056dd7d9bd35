/**
 * Any function, whatever it takes and returns: the constraint to write where `Function` or `any` would come to mind.
 *
 * @remarks
 * Every function is assignable to it. It cannot be called as it stands, since its parameters are `never`: infer the
 * real ones from a type parameter. A class is no function here, because it cannot be called without `new`.
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
 * @public
 */
export type AnyFunction = (...args: never[]) => unknown
