/**
 * Detects whether the user prefers reduced motion: for React, canvases and animations.
 *
 * {@link (usePrefersReducedMotion:function) | usePrefersReducedMotion} is the hook. While the preference is not known,
 * on a server and during hydration, motion is reduced, so that no animation starts only to be stopped.
 * {@link getMotionPreference} and {@link (watchMotionPreference:function) | watchMotionPreference} are for code without
 * React.
 *
 * @example
 * ```tsx
 * import { usePrefersReducedMotion } from '@signpost/use-prefers-reduced-motion'
 *
 * export function Hero() {
 *   const still = usePrefersReducedMotion()
 *   return still ? <img src="/hero.jpg" alt="Hills" /> : <video src="/hero.mp4" autoPlay loop muted />
 * }
 * ```
 * @packageDocumentation
 */

export { getMotionPreference } from './get-motion-preference.ts'
export { MotionConfig } from './motion-config.tsx'
export type { MotionContext } from './motion-context.ts'
export { MotionPreference } from './motion-preference.ts'
export { REDUCED_MOTION_QUERY } from './reduced-motion-query.ts'
export { useMotionPreference } from './use-motion-preference.ts'
export { useMotionSafe, type MotionSafe } from './use-motion-safe.ts'
export { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts'
export { watchMotionPreference } from './watch-motion-preference.ts'
