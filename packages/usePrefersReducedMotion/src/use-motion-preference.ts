import { MotionPreference } from './motion-preference.ts'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts'

/**
 * Returns {@link (usePrefersReducedMotion:function) | usePrefersReducedMotion} as a {@link MotionPreference}.
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
 * @public
 */
export function useMotionPreference(options?: usePrefersReducedMotion.Options): MotionPreference {
  return usePrefersReducedMotion(options) ? MotionPreference.Reduce : MotionPreference.NoPreference
}
