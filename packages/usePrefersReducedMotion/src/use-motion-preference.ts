import { MotionPreference } from './motion-preference.ts'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts'

/**
 * Returns the motion preference of the user as a {@link MotionPreference}.
 * {@link (usePrefersReducedMotion:function) | usePrefersReducedMotion} returns it as a boolean.
 *
 * @param options - See {@link (usePrefersReducedMotion:namespace).Options | usePrefersReducedMotion.Options}.
 * @returns The motion preference.
 *
 * @example
 * ```tsx
 * import { useMotionPreference } from '@signpost/use-prefers-reduced-motion'
 *
 * export function Stage() {
 *   return <div data-motion={useMotionPreference()} />
 * }
 * ```
 * @searchAlias animation accessibility
 * @public
 */
export function useMotionPreference(options?: usePrefersReducedMotion.Options): MotionPreference {
  return usePrefersReducedMotion(options) ? MotionPreference.Reduce : MotionPreference.NoPreference
}
