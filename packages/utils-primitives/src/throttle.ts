import type { AnyFunction } from '@signpost/types'
import { checkTimer } from './check-timer.ts'
import { debounce, type Debounced, type DebounceOptions } from './debounce.ts'

/**
 * Options of {@link throttle}.
 *
 * @example
 * ```ts
 * import type { ThrottleOptions } from '@signpost/utils-primitives'
 *
 * const last: ThrottleOptions = { leading: false }
 * ```
 *
 * @searchAlias immediate edge
 * @public
 */
export interface ThrottleOptions extends Omit<DebounceOptions, 'maxWait'> {
  /** Whether the first call of a series runs at once. Defaults to `true`. */
  readonly leading?: boolean | undefined
}

/**
 * Creates a throttled function, which calls another one at most once per period.
 *
 * @remarks
 * The first call runs at once; of those in the period after it, the last one runs at its end.
 *
 * @typeParam F - The type of the function.
 * @param fn - The function to call.
 * @param ms - The period in milliseconds.
 * @param options - Whether the first and the last call run, and a signal that disables the function.
 * @returns A function without a result, with the controls of {@link Debounced}.
 * @throws A `RangeError` when the period is negative, not a number, or longer than timers allow.
 *
 * @example
 * ```ts
 * import { throttle } from '@signpost/utils-primitives'
 *
 * const draw = throttle((y: number) => console.log(y), 100)
 * for (const y of [1, 2, 3]) draw(y) // 1 at once, 3 after 100 ms
 * ```
 * @see {@link debounce}, which waits for a pause
 * @searchAlias rate limit scroll interval frequency
 * @public
 */
export function throttle<F extends AnyFunction>(fn: F, ms: number, options: ThrottleOptions = {}): Debounced<F> {
  checkTimer('throttle', fn, ms, options)
  return debounce(fn, ms, { ...options, leading: options.leading ?? true, maxWait: ms })
}
