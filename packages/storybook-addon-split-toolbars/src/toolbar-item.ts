/**
 * What an entry of a menu is.
 *
 * @example
 * ```ts
 * import { splitToolbar, ToolbarItemKind } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const density = splitToolbar({
 *   groups: { density: ['compact', 'cosy', { kind: ToolbarItemKind.Reset, title: 'Default density' }] },
 * })
 * ```
 * @public
 */
export enum ToolbarItemKind {
  /** A value to choose. */
  Item = 'item',
  /** Takes the choice back. */
  Reset = 'reset',
  /** A line above the next item. */
  Separator = 'separator',
}

/**
 * A value that can be chosen from a menu.
 *
 * @typeParam Value - The value, a literal.
 * @typeParam Data - What the item carries for the story. It reaches the manager as JSON.
 *
 * @example
 * ```ts
 * import { splitToolbar, type ToolbarItem } from '@signpost/storybook-addon-split-toolbars'
 *
 * const dark: ToolbarItem<'dark', { background: string }> = { value: 'dark', icon: 'Moon', data: { background: '#111' } }
 *
 * export const theme = splitToolbar({ groups: { scheme: ['light', dark] } })
 * ```
 * @public
 */
export interface ToolbarItem<Value extends string = string, Data = unknown> {
  /** {@link ToolbarItemKind.Item}, which need not be said. */
  readonly kind?: `${ToolbarItemKind.Item}`
  /** Unique in its group. */
  readonly value: Value
  /** What the menu shows. The value when absent. */
  readonly title?: string
  /** The name of an icon of `@storybook/icons`, with or without `Icon` at its end, in any case: `Moon`, `moon`. */
  readonly icon?: string
  /** A text at the end of the line, such as a width in pixels. */
  readonly right?: string
  /** Whatever a decorator needs of it, see {@link (splitToolbar:namespace).find}. */
  readonly data?: Data
}

/**
 * An entry that takes the choice back. A menu has at most one, and Storybook puts it first.
 *
 * @example
 * ```ts
 * import { splitToolbar, type ToolbarReset } from '@signpost/storybook-addon-split-toolbars'
 *
 * const reset: ToolbarReset = { kind: 'reset', title: 'As the system' }
 *
 * export const theme = splitToolbar({ groups: { scheme: [reset, 'light', 'dark'] } })
 * ```
 * @public
 */
export interface ToolbarReset {
  /** Makes it a reset. */
  readonly kind: `${ToolbarItemKind.Reset}`
  /** What the menu shows. Storybook's own words when absent. */
  readonly title?: string
}

/**
 * A line between the items of a menu.
 *
 * @example
 * ```ts
 * import { splitToolbar, type ToolbarSeparator } from '@signpost/storybook-addon-split-toolbars'
 *
 * const line: ToolbarSeparator = { kind: 'separator' }
 *
 * export const family = splitToolbar({ groups: { family: ['serif', 'sans', line, 'mono'] } })
 * ```
 * @public
 */
export interface ToolbarSeparator {
  /** Makes it a separator. */
  readonly kind: `${ToolbarItemKind.Separator}`
}

/**
 * An entry of a menu: a value alone, an item, a reset or a separator.
 *
 * @example
 * ```ts
 * import { splitToolbar, type ToolbarEntry } from '@signpost/storybook-addon-split-toolbars'
 *
 * const widths: ToolbarEntry[] = ['fluid', { kind: 'separator' }, { value: 'narrow', right: '320' }]
 *
 * export const layout = splitToolbar({ groups: { widths } })
 * ```
 * @public
 */
export type ToolbarEntry = string | ToolbarItem | ToolbarReset | ToolbarSeparator
