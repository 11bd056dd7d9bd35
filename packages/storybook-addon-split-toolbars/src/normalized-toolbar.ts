import type { ToolbarMode } from './selection.ts'
import type { ToolbarShortcuts } from './toolbar-group.ts'
import type { ToolbarReset } from './toolbar-item.ts'

/**
 * An item of which everything is known.
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
  /** The value to choose. */
  readonly value: string
  /** What the menu shows. */
  readonly title: string
  /** The name of an icon. */
  readonly icon: string | undefined
  /** A text at the end of the line. */
  readonly right: string | undefined
  /** What the item carries for the story. */
  readonly data: unknown
  /** Whether a line is above it. */
  readonly separated: boolean
}

/**
 * A menu of which everything is known.
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
  /** Its key. */
  readonly key: string
  /** The text of its button while nothing is chosen. */
  readonly title: string
  /** What is chosen here. */
  readonly description: string
  /** The icon of its button. */
  readonly icon: string | undefined
  /** Whether the button shows the title of the chosen item. */
  readonly dynamicTitle: boolean
  /** Whether the button shows the icon of the chosen item. */
  readonly dynamicIcon: boolean
  /** Its items, without the other entries. */
  readonly items: readonly NormalizedItem[]
  /** Its reset, if it has one. */
  readonly reset: ToolbarReset | undefined
  /** Its shortcuts. */
  readonly shortcuts: ToolbarShortcuts
}

/**
 * A toolbar of which everything is known, made by {@link normalizeToolbar}.
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
  /** The key of its global. */
  readonly id: string
  /** What the global is called. */
  readonly name: string
  /** What the global is for. */
  readonly description: string
  /** How the menus belong together. */
  readonly mode: ToolbarMode
  /** The initial value of the global, if there is one. */
  readonly initial: string | undefined
  /** The menus in the order they are shown. */
  readonly groups: readonly NormalizedGroup[]
}
