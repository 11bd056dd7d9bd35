import type { AnyFunction } from '@signpost/types'

/**
 * Options of {@link debounce}.
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
  /** A signal that, when it aborts, cancels the pending call and disables later ones. */
  readonly signal?: AbortSignal
}

/**
 * A debounced function, returned by {@link debounce}.
 *
 * @typeParam F - The type of the original function.
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
  /** Restarts the delay, after which the function is called with these arguments. */
  (...args: Parameters<F>): void
  /** Cancels the pending call, if there is one. */
  cancel(): void
  /** Runs the pending call at once and returns its result; `undefined` without a pending call. */
  flush(): ReturnType<F> | undefined
  /** Whether a call is pending. */
  readonly pending: boolean
}

/**
 * Creates a debounced function, which calls another one after a period without calls.
 *
 * @remarks
 * `this` and the arguments are those of the last call. An error that `fn` throws after the delay is uncaught, as in any
 * timer.
 *
 * @typeParam F - The type of the function.
 * @param fn - The function to call after the delay.
 * @param ms - The delay in milliseconds.
 * @param options - A signal that disables the function.
 * @returns A function without a result, with the controls of {@link Debounced}.
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
    // Listens only while a call is pending, so that a long-lived signal does not retain finished calls.
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
