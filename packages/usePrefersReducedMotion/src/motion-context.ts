import type { MediaWindow } from '@signpost/use-match-media'
import { createContext, type Context } from 'react'
import type { MotionPreference } from './motion-preference.ts'

/**
 * Values that a {@link (MotionConfig:function) | MotionConfig} provides to hooks in its subtree.
 *
 * @example A preference stored by the page
 * ```ts
 * import { MotionPreference, type MotionContext } from '@signpost/use-prefers-reduced-motion'
 *
 * export const contextOf = (choice: 'still' | 'as my device'): MotionContext =>
 *   choice === 'still' ? { preference: MotionPreference.Reduce } : {}
 * ```
 * @public
 */
export interface MotionContext {
  /** Overrides the preference of the user. When absent, that applies. */
  readonly preference?: MotionPreference | undefined
  /** Same as {@link (usePrefersReducedMotion:namespace).Options.initial}, for hooks that do not set it. */
  readonly initial?: boolean | undefined
  /**
   * Same as `initial`.
   *
   * @deprecated Use `initial`. Will be removed in the next major version.
   */
  readonly defaultValue?: boolean | undefined
  /** Same as {@link (usePrefersReducedMotion:namespace).Options.window}, for hooks that do not set it. */
  readonly window?: MediaWindow | undefined
}

export const motionContext: Context<MotionContext> = /* @__PURE__ */ createContext<MotionContext>({})
