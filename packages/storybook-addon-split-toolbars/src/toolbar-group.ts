import type { ToolbarEntry } from './toolbar-item.ts'

/**
 * A keyboard shortcut. Storybook lists it in its settings, where users can change it.
 *
 * @example
 * ```ts
 * import type { ToolbarShortcut } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const next: ToolbarShortcut = { label: 'Next colour scheme', keys: ['alt', 'S'] }
 * ```
 * @searchAlias hotkey keybinding accelerator combination
 * @public
 */
export interface ToolbarShortcut {
  /** The label in the list of shortcuts. */
  readonly label: string
  /** The keys to press together, with Storybook's names: `['alt', 'shift', 'K']`. */
  readonly keys: readonly string[]
}

/**
 * Keyboard shortcuts of a menu.
 *
 * @example
 * ```ts
 * import { splitToolbar, type ToolbarShortcuts } from '@signpost/storybook-addon-split-toolbars'
 *
 * const shortcuts: ToolbarShortcuts = { next: { label: 'Next colour scheme', keys: ['alt', 'S'] } }
 *
 * export const theme = splitToolbar({ groups: { scheme: { title: 'Scheme', items: ['light', 'dark'], shortcuts } } })
 * ```
 * @searchAlias hotkeys keybindings cycle
 * @public
 */
export interface ToolbarShortcuts {
  /** Chooses the next item, wrapping around after the last one. */
  readonly next?: ToolbarShortcut
  /** Chooses the previous item, wrapping around before the first one. */
  readonly previous?: ToolbarShortcut
  /** Resets the choice, like a reset entry. */
  readonly reset?: ToolbarShortcut
}

/**
 * A menu of a toolbar.
 *
 * @example
 * ```ts
 * import { splitToolbar, type ToolbarGroup } from '@signpost/storybook-addon-split-toolbars'
 *
 * const scheme: ToolbarGroup = { title: 'Colour scheme', icon: 'Contrast', items: ['light', 'dark'], dynamicTitle: false }
 *
 * export const theme = splitToolbar({ groups: { scheme } })
 * ```
 * @searchAlias dropdown section category
 * @public
 */
export interface ToolbarGroup {
  /** The entries: at least one item, and no value twice. */
  readonly items: readonly ToolbarEntry[]
  /** The text of the button while nothing is chosen. Defaults to the key of the group. */
  readonly title?: string
  /** A noun that describes the choice, for the tooltip and screen readers. Defaults to the title. */
  readonly description?: string
  /** The icon of the button, named as in {@link ToolbarItem.icon}. */
  readonly icon?: string
  /** Whether the button shows the title of the chosen item. Defaults to `true`. */
  readonly dynamicTitle?: boolean
  /** Whether the button shows the icon of the chosen item, if it has one. Defaults to `true`. */
  readonly dynamicIcon?: boolean
  /** The keyboard shortcuts. Defaults to none. */
  readonly shortcuts?: ToolbarShortcuts
}

/**
 * The menus of a toolbar by key, in display order. A list of entries is a menu titled by its key.
 *
 * @example
 * ```ts
 * import { splitToolbar, type ToolbarGroups } from '@signpost/storybook-addon-split-toolbars'
 *
 * const groups = { scheme: ['light', 'dark'], family: { title: 'Font', items: ['serif', 'sans'] } } as const satisfies ToolbarGroups
 *
 * export const theme = splitToolbar({ groups })
 * ```
 * @public
 */
export type ToolbarGroups = Readonly<Record<string, ToolbarGroup | readonly ToolbarEntry[]>>

/**
 * Union of the values of a menu, as literals.
 *
 * @typeParam G - The menu, or the list of its entries.
 *
 * @example
 * ```ts
 * import type { ToolbarValue } from '@signpost/storybook-addon-split-toolbars'
 *
 * type Scheme = ToolbarValue<readonly ['light', { value: 'dark'; icon: 'Moon' }, { kind: 'reset' }]>
 *
 * export const schemes: Record<Scheme, string> = { light: '#fff', dark: '#111' }
 * ```
 * @public
 */
export type ToolbarValue<G> = G extends { readonly items: infer Items }
  ? ToolbarValue<Items>
  : G extends readonly (infer Entry)[]
    ? Entry extends string
      ? Entry
      : Entry extends { readonly value: infer Value extends string }
        ? Value
        : never
    : never
