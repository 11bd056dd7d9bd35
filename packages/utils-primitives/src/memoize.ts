import { checkArgument } from './check-options.ts'
import type { AnyFunction } from '@signpost/types'
import { checkOptions } from './check-options.ts'
import { isPromiseLike } from './is-promise-like.ts'

/**
 * Creates a memoised function, which caches results by its arguments.
 *
 * @remarks
 * Two calls are equal when all their arguments are: primitives by value (`NaN` equals itself), everything else by
 * identity. Objects passed as arguments can still be garbage-collected; results are kept until removed by `max`, `ttl`
 * or `clear`.
 *
 * A call that throws is not cached. A promise is cached at once, so that concurrent calls share it, and removed if it
 * rejects; its rejection is not reported as unhandled. `this` is forwarded, and is not part of the key. See
 * {@link once} for a single result.
 *
 * @typeParam F - The type of the function.
 * @param fn - The function. Its result should depend only on its arguments.
 * @param options - The key of a call, and limits for the number and age of results. No limits by default.
 * @returns A function with the parameters and the result of `fn`.
 * @throws A `RangeError` when `max` is not a positive integer, or `ttl` is not a positive number; a `TypeError` for an
 *   option of another name or type.
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
 * @searchAlias memo lru ttl remember expensive
 * @public
 */
export function memoize<F extends AnyFunction>(fn: F, options: memoize.Options<F> = {}): memoize.Memoized<F> {
  checkArgument(
    'INVALID_FUNCTION',
    fn,
    'a function for memoize',
    () => typeof fn === 'function',
    'pass the one to call',
  )
  checkOptions('memoize', options, {
    key: 'function',
    max: ['a whole number from 1', (value) => value === Infinity || (Number.isInteger(value) && (value as number) > 0)],
    ttl: ['a number of milliseconds above 0', (value) => typeof value === 'number' && value > 0],
  })
  const { key: ownKey, max = Infinity, ttl = Infinity } = options
  const keyOf = ownKey ? (args: Parameters<F>) => ownKey(...args) : argumentsKey()
  // In order of last use, oldest first.
  const entries = new Map<unknown, { value: unknown; expires: number }>()

  function memoized(this: unknown, ...args: Parameters<F>): unknown {
    const key = keyOf(args)
    const known = entries.get(key)
    if (known && max !== Infinity) entries.delete(key)
    if (known && (ttl === Infinity || known.expires > Date.now())) {
      if (max !== Infinity) entries.set(key, known)
      return known.value
    }

    const value: unknown = Reflect.apply(fn, this, args)
    const entry = { value, expires: ttl === Infinity ? ttl : Date.now() + ttl }
    entries.set(key, entry)
    if (entries.size > max) entries.delete(entries.keys().next().value)
    if (isPromiseLike(value)) {
      value.then(undefined, () => {
        // A later call may have cached a newer result.
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
 * Types of {@link (memoize:function) | memoize}.
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
   * Options of {@link (memoize:function) | memoize}.
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
    /** Returns the key of a call; calls with the same key share a result. Defaults to all arguments. */
    readonly key?: ((...args: Parameters<F>) => unknown) | undefined
    /** The maximum number of results. The least recently used one is removed first. */
    readonly max?: number | undefined
    /** The time to live of a result in milliseconds, from its computation. */
    readonly ttl?: number | undefined
  }

  /**
   * A memoised function.
   *
   * @remarks
   * Of an overloaded function, only the last signature is kept, and type parameters are replaced by their constraints.
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
    /** Returns the cached result for these arguments, or computes it. */
    (...args: Parameters<F>): ReturnType<F>
    /** Removes all results. */
    clear(): void
    /** The number of cached results that have not expired. */
    readonly size: number
  }
}

/** First character of keys that stand for several arguments, for an object, or for a text that begins with it. */
const ESCAPE = '\0'

/** Creates a key function whose results are the same value exactly when all arguments are. */
function argumentsKey(): (args: readonly unknown[]) => unknown {
  let count = 0
  const objects = new WeakMap<WeakKey, number>()
  const symbols = new Map<symbol, number>()

  const identity = (arg: unknown): string => {
    if (typeof arg === 'string') return JSON.stringify(arg)
    if ((typeof arg !== 'object' || arg === null) && typeof arg !== 'function' && typeof arg !== 'symbol') {
      return `${typeof arg} ${arg}`
    }
    // Registered symbols cannot be held weakly.
    const ids = typeof arg === 'symbol' ? symbols : objects
    const id = ids.get(arg as never) ?? ++count
    ids.set(arg as never, id)
    return `#${id}`
  }
  return (args) => {
    const [first] = args
    // Most functions take one number or text, which is its own key: a map compares it as this function does.
    if (args.length === 1 && (typeof first === 'number' || (typeof first === 'string' && first[0] !== ESCAPE))) {
      return first
    }
    return ESCAPE + args.map(identity).join()
  }
}
