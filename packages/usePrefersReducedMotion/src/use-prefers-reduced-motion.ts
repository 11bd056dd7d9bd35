import { checkMotion } from './check-motion.ts'
import { useMediaQuery, type MediaWindow } from '@signpost/use-match-media'
import { useContext } from 'react'
import { motionContext } from './motion-context.ts'
import { MotionPreference } from './motion-preference.ts'
import { REDUCED_MOTION_QUERY } from './reduced-motion-query.ts'

/**
 * Returns whether to reduce motion, as React state.
 *
 * The first render in a browser already has the actual result. On a server and during hydration it is `true`, unless
 * the options or a {@link (MotionConfig:function) | MotionConfig} set another default; the actual result follows
 * without a mismatch. The preference of a `MotionConfig` overrides that of the user.
 *
 * @param options - See {@link (usePrefersReducedMotion:namespace).Options | usePrefersReducedMotion.Options}.
 * @returns Whether to reduce motion.
 *
 * @example
 * ```tsx
 * import { usePrefersReducedMotion } from '@signpost/use-prefers-reduced-motion'
 *
 * export function Spinner() {
 *   return <progress className={usePrefersReducedMotion() ? 'bar' : 'spinning'} />
 * }
 * ```
 * @see {@link useMotionPreference} for an enum
 * @searchAlias animation accessibility a11y vestibular disable usereducedmotion
 * @public
 */
export function usePrefersReducedMotion(options: usePrefersReducedMotion.Options = {}): boolean {
  checkMotion(options)
  const { preference, initial = true, window } = useContext(motionContext)
  const matches = useMediaQuery(REDUCED_MOTION_QUERY, {
    initial: options.initial ?? options.defaultValue ?? initial,
    window: options.window ?? window,
  })
  return preference ? preference === MotionPreference.Reduce : matches
}

/**
 * Types of the hook.
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
   * Options of the hooks in this package.
   *
   * @example
   * ```ts
   * import { usePrefersReducedMotion } from '@signpost/use-prefers-reduced-motion'
   *
   * const options: usePrefersReducedMotion.Options = { initial: false }
   *
   * export const useStill = () => usePrefersReducedMotion(options)
   * ```
   * @public
   */
  export interface Options {
    /**
     * Whether to reduce motion on a server, during hydration, and in a window without media queries. Defaults to
     * `true`, so that nothing moves before the preference is known.
     */
    initial?: boolean | undefined
    /**
     * Same as `initial`.
     *
     * @deprecated Use `initial`. Will be removed in the next major version.
     */
    defaultValue?: boolean | undefined
    /** The window, for example that of a frame. Defaults to that of the page. */
    window?: MediaWindow | undefined
  }
}
