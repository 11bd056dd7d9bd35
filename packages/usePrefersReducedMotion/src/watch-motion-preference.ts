import { checkMotion } from './check-motion.ts'
import { subscribeMedia, type MediaWindow } from '@signpost/use-match-media'
import { MotionPreference } from './motion-preference.ts'
import { REDUCED_MOTION_QUERY } from './reduced-motion-query.ts'

/**
 * Calls a function after each change of the motion preference, without React.
 *
 * @param listener - Receives the new preference. Not called for the initial one: see {@link getMotionPreference}.
 * @param options - See {@link (watchMotionPreference:namespace).Options | watchMotionPreference.Options}.
 * @returns A function that stops watching. Further calls have no effect.
 *
 * @example
 * ```ts
 * import { getMotionPreference, MotionPreference, watchMotionPreference } from '@signpost/use-prefers-reduced-motion'
 *
 * export function playUnlessReduced(animation: Animation, signal: AbortSignal): void {
 *   const apply = (preference: MotionPreference) =>
 *     preference === MotionPreference.Reduce ? animation.finish() : animation.play()
 *   apply(getMotionPreference())
 *   watchMotionPreference(apply, { signal })
 * }
 * ```
 * @searchAlias subscribe listen onchange animation
 * @public
 */
export function watchMotionPreference(
  listener: (preference: MotionPreference) => void,
  options: watchMotionPreference.Options = {},
): () => void {
  checkMotion(options, listener)
  const { signal, window } = options
  if (signal?.aborted) return () => {}
  const end = subscribeMedia(
    REDUCED_MOTION_QUERY,
    ({ matches }) => listener(matches ? MotionPreference.Reduce : MotionPreference.NoPreference),
    window,
  )
  const stop = (): void => {
    end()
    signal?.removeEventListener('abort', stop)
  }
  signal?.addEventListener('abort', stop)
  return stop
}

/**
 * Types of the function.
 *
 * @example
 * ```ts
 * import { watchMotionPreference } from '@signpost/use-prefers-reduced-motion'
 *
 * export const log = (options: watchMotionPreference.Options) => watchMotionPreference(console.log, options)
 * ```
 * @public
 */
export namespace watchMotionPreference {
  /**
   * Options of {@link (watchMotionPreference:function) | watchMotionPreference}.
   *
   * @example
   * ```ts
   * import { watchMotionPreference } from '@signpost/use-prefers-reduced-motion'
   *
   * const options: watchMotionPreference.Options = { signal: AbortSignal.timeout(10_000) }
   * watchMotionPreference((preference) => console.log(preference), options)
   * ```
   * @public
   */
  export interface Options {
    /** A signal that stops watching when it aborts. */
    signal?: AbortSignal | undefined
    /** The window, for example that of a frame. Defaults to that of the page. */
    window?: MediaWindow | undefined
  }
}
