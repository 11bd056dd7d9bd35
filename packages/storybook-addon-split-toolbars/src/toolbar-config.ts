import type { SelectionIn, ToolbarMode } from './selection.ts'
import type { ToolbarGroups } from './toolbar-group.ts'

/**
 * Configuration of a split toolbar. {@link (splitToolbar:namespace).Config | splitToolbar.Config} is an alias.
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
  /** The menus by key, in display order. */
  readonly groups: G
  /** Whether there is one choice in all menus or one in each. Defaults to `exclusive`. */
  readonly mode?: M
  /** The initial choice, which a reset restores. No choice when absent. */
  readonly initial?: NoInfer<SelectionIn<G, M>>
  /** The name of the global. Defaults to its key in `globalTypes`. */
  readonly name?: string
  /** The purpose of the global. */
  readonly description?: string
}
