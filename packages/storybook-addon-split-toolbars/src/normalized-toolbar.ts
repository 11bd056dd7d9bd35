import type { ToolbarMode } from './selection.ts'
import type { ToolbarShortcuts } from './toolbar-group.ts'
import type { ToolbarReset } from './toolbar-item.ts'

/**
 * An item with all defaults filled in.
 *
 * @example
 * ```ts
 * import type { NormalizedItem } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const label = ({ title, right }: NormalizedItem): string => (right ? `${title}, ${right}` : title)
 * ```
 * @public
 */
export interface NormalizedItem {
  /** The value of the item. */
  readonly value: string
  /** The text in the menu. */
  readonly title: string
  /** The name of an icon. */
  readonly icon: string | undefined
  /** Text at the end of the line. */
  readonly right: string | undefined
  /** Data of the item for the story. */
  readonly data: unknown
  /** Whether a separator precedes the item. */
  readonly separated: boolean
}

/**
 * A menu with all defaults filled in.
 *
 * @example
 * ```ts
 * import type { NormalizedGroup } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const values = ({ items }: NormalizedGroup): string[] => items.map(({ value }) => value)
 * ```
 * @public
 */
export interface NormalizedGroup {
  /** The key of the group. */
  readonly key: string
  /** The text of the button while nothing is chosen. */
  readonly title: string
  /** Description of the choice. */
  readonly description: string
  /** The icon of the button. */
  readonly icon: string | undefined
  /** Whether the button shows the title of the chosen item. */
  readonly dynamicTitle: boolean
  /** Whether the button shows the icon of the chosen item. */
  readonly dynamicIcon: boolean
  /** The items, without other entries. */
  readonly items: readonly NormalizedItem[]
  /** The reset entry, if there is one. */
  readonly reset: ToolbarReset | undefined
  /** The keyboard shortcuts. */
  readonly shortcuts: ToolbarShortcuts
}

/**
 * A toolbar with all defaults filled in, created by {@link normalizeToolbar}.
 *
 * @example
 * ```ts
 * import type { NormalizedToolbar } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const count = ({ groups }: NormalizedToolbar): number => groups.length
 * ```
 * @public
 */
export interface NormalizedToolbar {
  /** The key of the global. */
  readonly id: string
  /** The name of the global. */
  readonly name: string
  /** The purpose of the global. */
  readonly description: string
  /** Whether there is one choice in all menus or one in each. */
  readonly mode: ToolbarMode
  /** The initial value of the global, if there is one. */
  readonly initial: string | undefined
  /** The menus in display order. */
  readonly groups: readonly NormalizedGroup[]
}
