import type { ToolbarMode } from './selection.ts'
import type { ToolbarGroups } from './toolbar-group.ts'

/**
 * An entry of Storybook's `globalTypes` that defines a split toolbar. Plain data, because it is sent to the manager.
 *
 * @typeParam G - The menus.
 * @typeParam M - The mode.
 *
 * @example
 * ```ts
 * import { type GlobalTypeAnnotation, splitToolbar } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const globalTypes: Record<string, GlobalTypeAnnotation> = {
 *   theme: splitToolbar({ groups: { scheme: ['light', 'dark'] } }),
 * }
 * ```
 * @public
 */
export interface GlobalTypeAnnotation<G extends ToolbarGroups = ToolbarGroups, M extends ToolbarMode = ToolbarMode> {
  /** The name of the global. Defaults to its key in `globalTypes`. */
  readonly name?: string
  /** The purpose of the global. */
  readonly description?: string
  /** The encoded initial choice, which a reset restores. No choice when absent. */
  readonly defaultValue?: string
  /** The toolbar, under the key {@link PARAM_KEY}. */
  readonly splitToolbar: {
    /** Whether there is one choice in all menus or one in each. */
    readonly mode: M
    /** The menus by key. */
    readonly groups: G
  }
}
