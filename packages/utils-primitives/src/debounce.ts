import type { AnyFunction } from '@signpost/types'
import { checkTimer } from './check-timer.ts'

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
 * @searchAlias immediate edge
 * @public
 */
export interface DebounceOptions {
  /** A signal that, when it aborts, cancels the pending call and disables later ones. */
  readonly signal?: AbortSignal | undefined
  /** Whether the first of several calls runs at once. The last one still runs after the pause. Defaults to `false`. */
  readonly leading?: boolean | undefined
  /** Whether the last of several calls runs after the pause. Defaults to `true`. */
  readonly trailing?: boolean | undefined
  /** The longest time in milliseconds that a call waits, while others keep restarting the delay. No limit by default. */
  readonly maxWait?: number | undefined
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
 * @param options - Whether the first and the last call run, the longest wait, and a signal that disables the function.
 * @returns A function without a result, with the controls of {@link Debounced}. See {@link throttle} for a call at most
 *   once per period.
 * @throws A `RangeError` when a time is negative, not a number, or longer than timers allow; a `TypeError` when `fn` is no
 *   function.
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
 * @searchAlias wait delay typing idle keystroke resize input
 * @public
 */
export function debounce<F extends AnyFunction>(fn: F, ms: number, options: DebounceOptions = {}): Debounced<F> {
  checkTimer('debounce', fn, ms, options, { from: 0, unit: 'milliseconds' })
  const { signal, leading = false, trailing = true, maxWait = Infinity } = options
  /** The call that runs next. */
  let waiting: { context: unknown; args: unknown[] } | undefined
  /** Runs until the pause is over. */
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The time by which a waiting call runs. */
  let due = Infinity

  function cancel(): void {
    clearTimeout(timer)
    timer = waiting = undefined
    // Listens only during a series of calls, so that a long-lived signal does not retain finished ones.
    signal?.removeEventListener('abort', cancel)
  }

  function flush(): unknown {
    if (!waiting) return undefined
    const { context, args } = waiting
    cancel()
    // Otherwise the next call would run at once, right after this one.
    if (leading) pause()
    return Reflect.apply(fn, context, args)
  }

  function pause(): void {
    due = performance.now() + maxWait
    timer = setTimeout(end, Math.min(ms, maxWait))
    signal?.addEventListener('abort', cancel)
  }

  function end(): void {
    if (waiting) flush()
    else cancel()
  }

  function debounced(this: unknown, ...args: unknown[]): void {
    if (signal?.aborted) return
    if (timer === undefined) {
      pause()
      if (leading) {
        Reflect.apply(fn, this, args)
        return
      }
    } else {
      clearTimeout(timer)
      timer = setTimeout(end, Math.min(ms, due - performance.now()))
    }
    if (trailing) waiting = { context: this, args }
  }

  Object.defineProperties(debounced, {
    cancel: { value: cancel },
    flush: { value: flush },
    pending: { get: () => waiting !== undefined },
  })
  return debounced as unknown as Debounced<F>
}
