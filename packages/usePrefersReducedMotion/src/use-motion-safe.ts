import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts'

/**
 * A value for full motion, and one for reduced motion.
 *
 * @typeParam T - The value.
 *
 * @example
 * ```ts
 * import type { MotionSafe } from '@signpost/use-prefers-reduced-motion'
 *
 * export const enter: MotionSafe<string> = { full: 'slide-in 300ms', reduced: 'fade-in 100ms' }
 * ```
 * @public
 */
export type MotionSafe<T> = { readonly full: T; readonly reduced: T }

/**
 * The first value, or the second while motion is to be reduced.
 *
 * @typeParam T - The value.
 * @param full - For full motion.
 * @param reduced - For reduced motion, also on a server and while hydrating.
 * @returns One of the two, the same object that was given.
 *
 * @example
 * ```tsx
 * import { useMotionSafe } from '@signpost/use-prefers-reduced-motion'
 *
 * export function Toast({ text }: { text: string }) {
 *   return <output className={useMotionSafe('slide-in', 'appear')}>{text}</output>
 * }
 * ```
 * @public
 */
export function useMotionSafe<T>(full: T, reduced: T): T
/**
 * The value of a pair that is right for the present preference.
 *
 * @typeParam T - The value.
 * @param values - Both values.
 * @returns One of the two, the same object that was given.
 *
 * @example
 * ```ts
 * import { type MotionSafe, useMotionSafe } from '@signpost/use-prefers-reduced-motion'
 *
 * const duration: MotionSafe<number> = { full: 300, reduced: 0 }
 *
 * export const useDuration = (): number => useMotionSafe(duration)
 * ```
 * @public
 */
export function useMotionSafe<T>(values: MotionSafe<T>): T
export function useMotionSafe<T>(...values: [full: T, reduced: T] | [values: MotionSafe<T>]): T {
  const [full, reduced] = values.length === 1 ? [values[0].full, values[0].reduced] : values
  return usePrefersReducedMotion() ? reduced : full
}
