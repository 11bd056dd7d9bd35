import type { AnyFunction } from '@signpost/types'

/**
 * What {@link debounce} may be told.
 *
 * @example
 * ```ts
 * import type { DebounceOptions } from '@signpost/utils-primitives'
 *
 * const controller = new AbortController()
 * const options: DebounceOptions = { signal: controller.signal }
 * ```
 *
 * @public
 */
export interface DebounceOptions {
  /** Once it is aborted, the call that waits is cancelled and later ones are ignored. */
  readonly signal?: AbortSignal
}

/**
 * A function that waits for a pause: what {@link debounce} returns.
 *
 * @typeParam F - The type of the function that is called after the pause.
 *
 * @example
 * ```ts
 * import { debounce, type Debounced } from '@signpost/utils-primitives'
 *
 * const save: Debounced<(text: string) => number> = debounce((text: string) => text.length, 500)
 * save('draft')
 * const saved = save.pending ? save.flush() : undefined // 5
 * ```
 *
 * @public
 */
export interface Debounced<F extends AnyFunction> {
  /** Starts the pause anew. When it is over, these arguments are the ones that count. */
  (...args: Parameters<F>): void
  /** Drops the call that waits, if there is one. */
  cancel(): void
  /** Makes the call that waits at once, and gives its result; `undefined` when no call waits. */
  flush(): ReturnType<F> | undefined
  /** Whether a call waits. */
  readonly pending: boolean
}

/**
 * A function that calls another one when it has not been called itself for a while.
 *
 * @remarks
 * `this` and the arguments are those of the last call. What `fn` throws after a pause has no caller to catch it, and is
 * reported like any error in a timer.
 *
 * @typeParam F - The type of the function.
 * @param fn - The function to call after a pause.
 * @param ms - The length of the pause in milliseconds.
 * @param options - A signal that ends it all.
 * @returns A function that returns nothing, with {@link Debounced} controls.
 *
 * @example
 * ```ts
 * import { debounce } from '@signpost/utils-primitives'
 *
 * const controller = new AbortController()
 * const search = debounce((text: string) => console.log(text), 200, { signal: controller.signal })
 *
 * search('s')
 * search('sign') // the only one that is logged, 200 ms later
 * ```
 *
 * @public
 */
export function debounce<F extends AnyFunction>(fn: F, ms: number, options: DebounceOptions = {}): Debounced<F> {
  const { signal } = options
  let waiting: { context: unknown; args: unknown[]; timer: ReturnType<typeof setTimeout> } | undefined

  function cancel(): void {
    clearTimeout(waiting?.timer)
    waiting = undefined
    // Listening only while a call waits, so that a signal that lives long does not hold on to what is over.
    signal?.removeEventListener('abort', cancel)
  }

  function flush(): unknown {
    if (!waiting) return undefined
    const { context, args } = waiting
    cancel()
    return Reflect.apply(fn, context, args)
  }

  function debounced(this: unknown, ...args: unknown[]): void {
    if (signal?.aborted) return
    clearTimeout(waiting?.timer)
    waiting = { context: this, args, timer: setTimeout(flush, ms) }
    signal?.addEventListener('abort', cancel)
  }

  Object.defineProperties(debounced, {
    cancel: { value: cancel },
    flush: { value: flush },
    pending: { get: () => waiting !== undefined },
  })
  return debounced as unknown as Debounced<F>
}
