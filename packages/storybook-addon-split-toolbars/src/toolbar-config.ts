import type { SelectionIn, ToolbarMode } from './selection.ts'
import type { ToolbarGroups } from './toolbar-group.ts'

/**
 * What a split toolbar is made of. {@link (splitToolbar:namespace).Config | splitToolbar.Config} is the same.
 *
 * @typeParam G - The menus.
 * @typeParam M - The mode.
 *
 * @example
 * ```ts
 * import { splitToolbar, type ToolbarConfig } from '@signpost/storybook-addon-split-toolbars'
 *
 * const config: ToolbarConfig = { name: 'Theme', groups: { scheme: ['light', 'dark'] } }
 *
 * export const theme = splitToolbar(config)
 * ```
 * @public
 */
export interface ToolbarConfig<G extends ToolbarGroups = ToolbarGroups, M extends ToolbarMode = ToolbarMode> {
  /** The menus by key, in the order they are shown. */
  readonly groups: G
  /** How the menus belong together. `exclusive` when absent. */
  readonly mode?: M
  /** What is chosen at first, and again after a reset. Nothing when absent. */
  readonly initial?: NoInfer<SelectionIn<G, M>>
  /** What the global is called. Its key in `globalTypes` when absent. */
  readonly name?: string
  /** What the global is for. */
  readonly description?: string
}
