import type { ToolbarEntry } from './toolbar-item.ts'

/**
 * A keyboard shortcut, listed with those of Storybook, where a visitor may change it.
 *
 * @example
 * ```ts
 * import type { ToolbarShortcut } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const next: ToolbarShortcut = { label: 'Next colour scheme', keys: ['alt', 'S'] }
 * ```
 * @public
 */
export interface ToolbarShortcut {
  /** Its line in the list of shortcuts. */
  readonly label: string
  /** The keys to press together, as Storybook names them: `['alt', 'shift', 'K']`. */
  readonly keys: readonly string[]
}

/**
 * The keyboard shortcuts of a menu.
 *
 * @example
 * ```ts
 * import { splitToolbar, type ToolbarShortcuts } from '@signpost/storybook-addon-split-toolbars'
 *
 * const shortcuts: ToolbarShortcuts = { next: { label: 'Next colour scheme', keys: ['alt', 'S'] } }
 *
 * export const theme = splitToolbar({ groups: { scheme: { title: 'Scheme', items: ['light', 'dark'], shortcuts } } })
 * ```
 * @public
 */
export interface ToolbarShortcuts {
  /** Chooses the next item; after the last one, the first. */
  readonly next?: ToolbarShortcut
  /** Chooses the item before; before the first one, the last. */
  readonly previous?: ToolbarShortcut
  /** Takes the choice back, as a reset entry does. */
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
 * @public
 */
export interface ToolbarGroup {
  /** Its entries, with one item at least and no value twice. */
  readonly items: readonly ToolbarEntry[]
  /** The text of its button while nothing is chosen. The key of the group when absent. */
  readonly title?: string
  /** What is chosen here, for the tooltip and screen readers: a noun. The title when absent. */
  readonly description?: string
  /** The icon of its button, named as in {@link ToolbarItem.icon}. */
  readonly icon?: string
  /** Whether the button shows the title of the chosen item. `true` when absent. */
  readonly dynamicTitle?: boolean
  /** Whether the button shows the icon of the chosen item, if it has one. `true` when absent. */
  readonly dynamicIcon?: boolean
  /** None when absent. */
  readonly shortcuts?: ToolbarShortcuts
}

/**
 * The menus of a toolbar by key, in the order they are shown. A list of entries is a menu titled by its key.
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
 * The values of a menu, as a union of literals.
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
