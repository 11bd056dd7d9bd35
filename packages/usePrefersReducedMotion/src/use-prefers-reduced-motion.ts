import { useMediaQuery, type MediaWindow } from '@signpost/use-match-media'
import { useContext } from 'react'
import { motionContext } from './motion-context.ts'
import { MotionPreference } from './motion-preference.ts'
import { REDUCED_MOTION_QUERY } from './reduced-motion-query.ts'

/**
 * Whether motion is to be reduced, as React state.
 *
 * The first render in a browser has the true answer already. On a server and while hydrating it is `true`, unless the
 * options or a {@link (MotionConfig:function) | MotionConfig} say otherwise; the truth follows without a mismatch. The
 * preference of a `MotionConfig` holds in place of the visitor's.
 *
 * @param options - See {@link (usePrefersReducedMotion:namespace).Options | usePrefersReducedMotion.Options}.
 * @returns Whether motion is to be reduced.
 *
 * @example
 * ```tsx
 * import { usePrefersReducedMotion } from '@signpost/use-prefers-reduced-motion'
 *
 * export function Spinner() {
 *   return <progress className={usePrefersReducedMotion() ? 'bar' : 'spinning'} />
 * }
 * ```
 * @see {@link useMotionPreference} for the same as an enum
 * @public
 */
export function usePrefersReducedMotion(options: usePrefersReducedMotion.Options = {}): boolean {
  const { preference, defaultValue = true, window } = useContext(motionContext)
  const matches = useMediaQuery(REDUCED_MOTION_QUERY, {
    defaultValue: options.defaultValue ?? defaultValue,
    window: options.window ?? window,
  })
  return preference ? preference === MotionPreference.Reduce : matches
}

/**
 * The types of the hook, reachable through its name.
 *
 * @example
 * ```ts
 * import { usePrefersReducedMotion } from '@signpost/use-prefers-reduced-motion'
 *
 * export const useDuration = (options?: usePrefersReducedMotion.Options) => (usePrefersReducedMotion(options) ? 0 : 200)
 * ```
 * @public
 */
export namespace usePrefersReducedMotion {
  /**
   * The options of the hooks of this package.
   *
   * @example
   * ```ts
   * import { usePrefersReducedMotion } from '@signpost/use-prefers-reduced-motion'
   *
   * const options: usePrefersReducedMotion.Options = { defaultValue: false }
   *
   * export const useStill = () => usePrefersReducedMotion(options)
   * ```
   * @public
   */
  export interface Options {
    /**
     * Whether motion is to be reduced on a server, while hydrating, and where a window has no media queries. `true`
     * when absent, so that nothing moves before the visitor's preference is known.
     */
    defaultValue?: boolean | undefined
    /** The window to ask, for example that of a frame. That of the page when absent. */
    window?: MediaWindow | undefined
  }
}
