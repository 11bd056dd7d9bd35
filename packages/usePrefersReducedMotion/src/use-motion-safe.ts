import { checkValues } from './check-motion.ts'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts'

/**
 * A pair of values, for full and for reduced motion.
 *
 * @typeParam T - The type of the values.
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
 * Returns the first value, or the second one while motion is reduced.
 *
 * @typeParam T - The type of the values.
 * @param full - The value for full motion.
 * @param reduced - The value for reduced motion, also used on a server and during hydration.
 * @returns One of the two values, unchanged.
 *
 * @example
 * ```tsx
 * import { useMotionSafe } from '@signpost/use-prefers-reduced-motion'
 *
 * export function Toast({ text }: { text: string }) {
 *   return <output className={useMotionSafe('slide-in', 'appear')}>{text}</output>
 * }
 * ```
 * @searchAlias animation fallback variant alternative
 * @public
 */
export function useMotionSafe<T>(full: T, reduced: T): T
/**
 * Returns the value of a pair for the current preference.
 *
 * @typeParam T - The type of the values.
 * @param values - Both values.
 * @returns One of the two values, unchanged.
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
  checkValues(values)
  const [full, reduced] = values.length === 1 ? [values[0].full, values[0].reduced] : values
  return usePrefersReducedMotion() ? reduced : full
}
