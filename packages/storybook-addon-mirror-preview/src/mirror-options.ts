import type { MirrorRule } from './mirror-rule.ts'

/**
 * Options of the addon.
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
  /** Rules that select the nodes to mirror. */
  readonly rules: readonly MirrorRule[]
  /**
   * The minimum time between two messages to the manager, in milliseconds. The first change of a series is sent at
   * once, the rest when the time has passed. Defaults to 0: one message for all synchronous changes.
   */
  readonly throttleMs?: number
}
