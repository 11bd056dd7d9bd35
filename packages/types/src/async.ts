import type { AnyFunction } from './any-function.ts'
import type { IsUnknown } from './is.ts'

/**
 * A value, or a promise of it: the return type of a callback whose caller awaits the result.
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```ts
 * import type { Promisable } from '@signpost/types'
 *
 * async function load(read: () => Promisable<string>): Promise<number> {
 *   return (await read()).length
 * }
 *
 * await load(() => 'at once')
 * await load(async () => 'later')
 * ```
 *
 * @searchAlias maybepromise sync async
 * @public
 */
export type Promisable<T> = T | PromiseLike<T>

/**
 * Result of awaiting a call of `F`: its return type, unwrapped from promises.
 *
 * @remarks
 * Distributes over a union of functions. Of an overloaded function, the last signature counts. `any` gives `unknown`,
 * and `never` gives `never`. See {@link Asyncify} for the function rather than its result.
 *
 * @typeParam F - A function, synchronous or not.
 *
 * @example
 * ```ts
 * import type { AsyncReturn } from '@signpost/types'
 *
 * declare function readConfig(file: string): Promise<{ port: number }>
 *
 * const fallback: AsyncReturn<typeof readConfig> = { port: 3000 }
 * ```
 *
 * @searchAlias asyncreturntype resolved
 * @public
 */
export type AsyncReturn<F extends AnyFunction> = F extends (...args: never[]) => infer Result ? Awaited<Result> : never

/**
 * Asynchronous version of `F`: the same `this` and parameters, returning a promise of its result.
 *
 * @remarks
 * A function that is already asynchronous keeps its type: promises do not nest. Distributes over a union of functions.
 * Type parameters of `F` are replaced by their constraints, and only the last overload is kept, because `infer` sees
 * nothing else. See {@link AsyncReturn} for only the result.
 *
 * @typeParam F - A function, synchronous or not.
 *
 * @example
 * ```ts
 * import type { Asyncify } from '@signpost/types'
 *
 * type Add = (a: number, b: number) => number
 *
 * const remoteAdd: Asyncify<Add> = async (a, b) => a + b
 * const sum: Promise<number> = remoteAdd(1, 2)
 * ```
 *
 * @searchAlias promisify wrap
 * @public
 */
export type Asyncify<F extends AnyFunction> = F extends (this: infer This, ...args: infer Args) => infer Result
  ? IsUnknown<This> extends true
    ? (...args: Args) => Promise<Awaited<Result>>
    : (this: This, ...args: Args) => Promise<Awaited<Result>>
  : never
