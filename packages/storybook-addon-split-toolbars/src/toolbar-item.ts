/**
 * Kind of a menu entry.
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
  /** Resets the choice. */
  Reset = 'reset',
  /** A line above the next item. */
  Separator = 'separator',
}

/**
 * An item of a menu, with a value.
 *
 * @typeParam Value - The value, a literal.
 * @typeParam Data - The data of the item for the story. It is sent to the manager as JSON.
 *
 * @example
 * ```ts
 * import { splitToolbar, type ToolbarItem } from '@signpost/storybook-addon-split-toolbars'
 *
 * const dark: ToolbarItem<'dark', { background: string }> = { value: 'dark', icon: 'Moon', data: { background: '#111' } }
 *
 * export const theme = splitToolbar({ groups: { scheme: ['light', dark] } })
 * ```
 * @searchAlias option choice button
 * @public
 */
export interface ToolbarItem<Value extends string = string, Data = unknown> {
  /** {@link ToolbarItemKind.Item}, the default. */
  readonly kind?: `${ToolbarItemKind.Item}`
  /** The value, unique in its group. */
  readonly value: Value
  /** The text in the menu. Defaults to the value. */
  readonly title?: string
  /** The name of an icon in `@storybook/icons`, with or without the suffix `Icon`, in any case: `Moon`, `moon`. */
  readonly icon?: string
  /** Text at the end of the line, such as a width in pixels. */
  readonly right?: string
  /** Any data for decorators, see {@link (splitToolbar:namespace).find}. */
  readonly data?: Data
}

/**
 * An entry that resets the choice. A menu has at most one, which Storybook shows first.
 *
 * @example
 * ```ts
 * import { splitToolbar, type ToolbarReset } from '@signpost/storybook-addon-split-toolbars'
 *
 * const reset: ToolbarReset = { kind: 'reset', title: 'As the system' }
 *
 * export const theme = splitToolbar({ groups: { scheme: [reset, 'light', 'dark'] } })
 * ```
 * @searchAlias clear default none unset
 * @public
 */
export interface ToolbarReset {
  /** The kind of the entry. */
  readonly kind: `${ToolbarItemKind.Reset}`
  /** The text in the menu. Defaults to that of Storybook. */
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
 * @searchAlias divider hr rule
 * @public
 */
export interface ToolbarSeparator {
  /** The kind of the entry. */
  readonly kind: `${ToolbarItemKind.Separator}`
}

/**
 * An entry of a menu: a value, an item, a reset or a separator.
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
