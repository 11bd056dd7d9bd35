/**
 * Motion preference of the user, with the values of CSS.
 *
 * @example
 * ```ts
 * import { getMotionPreference, MotionPreference } from '@signpost/use-prefers-reduced-motion'
 *
 * const behavior = getMotionPreference() === MotionPreference.Reduce ? 'instant' : 'smooth'
 * document.querySelector('h1')?.scrollIntoView({ behavior })
 * ```
 * @searchAlias animation accessibility
 * @public
 */
export enum MotionPreference {
  /** No preference: animations may run. */
  NoPreference = 'no-preference',
  /** Reduced motion: remove or replace animations. */
  Reduce = 'reduce',
}
