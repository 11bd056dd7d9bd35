import type { MediaWindow } from '@signpost/use-match-media'
import { createContext, type Context } from 'react'
import type { MotionPreference } from './motion-preference.ts'

/**
 * What a {@link (MotionConfig:function) | MotionConfig} tells the hooks in its subtree.
 *
 * @example A preference that a page keeps for its visitors
 * ```ts
 * import { MotionPreference, type MotionContext } from '@signpost/use-prefers-reduced-motion'
 *
 * export const contextOf = (choice: 'still' | 'as my device'): MotionContext =>
 *   choice === 'still' ? { preference: MotionPreference.Reduce } : {}
 * ```
 * @public
 */
export interface MotionContext {
  /** Holds in place of what the visitor prefers. When absent, the visitor decides. */
  readonly preference?: MotionPreference | undefined
  /** As in {@link (usePrefersReducedMotion:namespace).Options.defaultValue}, for hooks that have none. */
  readonly defaultValue?: boolean | undefined
  /** As in {@link (usePrefersReducedMotion:namespace).Options.window}, for hooks that have none. */
  readonly window?: MediaWindow | undefined
}

export const motionContext: Context<MotionContext> = /* @__PURE__ */ createContext<MotionContext>({})
