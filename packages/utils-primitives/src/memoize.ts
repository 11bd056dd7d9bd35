import type { AnyFunction } from '@signpost/types'
import { isPromiseLike } from './is-promise-like.ts'

/**
 * A function that remembers the answers of another one, by its arguments.
 *
 * @remarks
 * Two calls are the same when all their arguments are: primitives by value (`NaN` is the same as itself), everything
 * else by identity. Objects that were arguments may still be collected as garbage; the answers are kept until `max`,
 * `ttl` or `clear` removes them.
 *
 * A call that throws is not remembered. A promise is, at once, so that calls at the same time share it; when it is
 * rejected it is forgotten, and that nobody handled it is not reported. `this` is passed on, and is no part of the key.
 * See {@link once} for a single answer.
 *
 * @typeParam F - The type of the function.
 * @param fn - The function to call. Its answer should depend on its arguments alone.
 * @param options - The key of a call, and how many answers are kept for how long; all of them, for ever, by default.
 * @returns A function with the parameters and the result of `fn`.
 * @throws A `RangeError` when `max` is not a whole number from 1, or `ttl` is not a number above 0.
 *
 * @example
 * ```ts
 * import { memoize } from '@signpost/utils-primitives'
 *
 * const square = memoize((n: number) => n * n, { max: 100 })
 * square(4) // 16, computed
 * square(4) // 16, remembered
 * square.size // 1
 * ```
 *
 * @public
 */
export function memoize<F extends AnyFunction>(fn: F, options: memoize.Options<F> = {}): memoize.Memoized<F> {
  const { key: keyOf = argumentsKey(), max = Infinity, ttl = Infinity } = options
  if (max !== Infinity && !(Number.isInteger(max) && max > 0)) {
    throw new RangeError(`Expected max to be a whole number from 1, found ${max}`)
  }
  if (!(ttl > 0)) throw new RangeError(`Expected ttl to be a number of milliseconds above 0, found ${ttl}`)

  // In the order of their last use, the oldest first.
  const entries = new Map<unknown, { value: unknown; expires: number }>()

  function memoized(this: unknown, ...args: Parameters<F>): unknown {
    const key = keyOf(...args)
    const known = entries.get(key)
    if (known) entries.delete(key)
    if (known && known.expires > Date.now()) {
      entries.set(key, known)
      return known.value
    }

    const value: unknown = Reflect.apply(fn, this, args)
    const entry = { value, expires: Date.now() + ttl }
    entries.set(key, entry)
    if (entries.size > max) entries.delete(entries.keys().next().value)
    if (isPromiseLike(value)) {
      value.then(undefined, () => {
        // A later call may have a newer answer by now.
        if (entries.get(key) === entry) entries.delete(key)
      })
    }
    return value
  }

  Object.defineProperties(memoized, {
    clear: { value: () => entries.clear() },
    size: {
      get: () => {
        for (const [key, { expires }] of entries) if (expires <= Date.now()) entries.delete(key)
        return entries.size
      },
    },
  })
  return memoized as unknown as memoize.Memoized<F>
}

/**
 * The types of {@link (memoize:function) | memoize}.
 *
 * @example
 * ```ts
 * import { memoize } from '@signpost/utils-primitives'
 *
 * const options: memoize.Options<(n: number) => number> = { max: 10 }
 * const half: memoize.Memoized<(n: number) => number> = memoize((n: number) => n / 2, options)
 * ```
 *
 * @public
 */
export namespace memoize {
  /**
   * What {@link (memoize:function) | memoize} remembers, and for how long.
   *
   * @typeParam F - The type of the function.
   *
   * @example
   * ```ts
   * import type { memoize } from '@signpost/utils-primitives'
   *
   * type Load = (url: URL) => Promise<string>
   *
   * const options: memoize.Options<Load> = { key: (url) => url.href, max: 50, ttl: 60_000 }
   * ```
   *
   * @public
   */
  export interface Options<F extends AnyFunction> {
    /** The key of a call; two calls with the same one are the same. By default all arguments count. */
    readonly key?: (...args: Parameters<F>) => unknown
    /** The most answers to keep: the one that was not asked for the longest goes first. */
    readonly max?: number
    /** How long an answer is good, in milliseconds from when it was computed. */
    readonly ttl?: number
  }

  /**
   * A function that remembers its answers.
   *
   * @remarks
   * Of an overloaded function only the last signature is left, and type parameters are replaced by their constraints.
   *
   * @typeParam F - The type of the function.
   *
   * @example
   * ```ts
   * import { memoize } from '@signpost/utils-primitives'
   *
   * const parse: memoize.Memoized<(text: string) => unknown> = memoize((text: string) => JSON.parse(text))
   * parse('[1]')
   * parse.clear()
   * ```
   *
   * @public
   */
  export interface Memoized<F extends AnyFunction> {
    /** Gives the answer for these arguments, remembered or computed. */
    (...args: Parameters<F>): ReturnType<F>
    /** Forgets all answers. */
    clear(): void
    /** The number of answers that are remembered and still good. */
    readonly size: number
  }
}

/** Makes keys that are equal strings exactly when all arguments are the same. */
function argumentsKey(): (...args: unknown[]) => string {
  let count = 0
  const objects = new WeakMap<WeakKey, number>()
  const symbols = new Map<symbol, number>()

  const identity = (arg: unknown): string => {
    if (typeof arg === 'string') return JSON.stringify(arg)
    if ((typeof arg !== 'object' || arg === null) && typeof arg !== 'function' && typeof arg !== 'symbol') {
      return `${typeof arg} ${arg}`
    }
    // A registered symbol cannot be held weakly.
    const ids = typeof arg === 'symbol' ? symbols : objects
    const id = ids.get(arg as never) ?? ++count
    ids.set(arg as never, id)
    return `#${id}`
  }
  return (...args) => args.map(identity).join()
}
