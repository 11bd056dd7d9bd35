/**
 * What a visitor asks of motion. The values are those of CSS.
 *
 * @example
 * ```ts
 * import { getMotionPreference, MotionPreference } from '@signpost/use-prefers-reduced-motion'
 *
 * const behavior = getMotionPreference() === MotionPreference.Reduce ? 'instant' : 'smooth'
 * document.querySelector('h1')?.scrollIntoView({ behavior })
 * ```
 * @public
 */
export enum MotionPreference {
  /** The visitor asks for nothing: animations may run. */
  NoPreference = 'no-preference',
  /** The visitor asks for less motion: leave out, or replace, what moves. */
  Reduce = 'reduce',
}
