import type { MirrorRule } from './mirror-rule.ts'

/**
 * The options of the addon.
 *
 * @example
 * ```ts
 * import type { MirrorPreviewOptions } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const options: MirrorPreviewOptions = { rules: [{ selector: 'style' }], throttleMs: 100 }
 * ```
 * @see {@link defineMirror}
 * @public
 */
export interface MirrorPreviewOptions {
  /** What is mirrored. */
  readonly rules: readonly MirrorRule[]
  /**
   * The least time between two messages to the manager, in milliseconds. The first change of a series is sent at once, the last
   * one when the time is over. 0 by default: one message for all changes that a script makes at a time.
   */
  readonly throttleMs?: number
}
