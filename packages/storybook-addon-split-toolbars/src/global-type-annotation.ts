import type { ToolbarMode } from './selection.ts'
import type { ToolbarGroups } from './toolbar-group.ts'

/**
 * A member of Storybook's `globalTypes` that describes a split toolbar: plain data, because it crosses to the manager.
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
  /** What the global is called. Its key in `globalTypes` when absent. */
  readonly name?: string
  /** What the global is for. */
  readonly description?: string
  /** The initial choice, encoded. Storybook starts with it, and a reset goes back to it. Nothing when absent. */
  readonly defaultValue?: string
  /** The toolbar, under {@link PARAM_KEY}. */
  readonly splitToolbar: {
    /** How the menus belong together. */
    readonly mode: M
    /** The menus by key. */
    readonly groups: G
  }
}
