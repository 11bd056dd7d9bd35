import type { GlobalTypeAnnotation } from './global-type-annotation.ts'
import type { ToolbarGroups, ToolbarValue } from './toolbar-group.ts'

/**
 * Mode of a toolbar: `exclusive` has one choice across all menus, `independent` one choice in each.
 *
 * @example
 * ```ts
 * import { splitToolbar, type ToolbarMode } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const theme = (mode: ToolbarMode) => splitToolbar({ mode, groups: { scheme: ['light', 'dark'], size: ['s', 'm'] } })
 * ```
 * @searchAlias radio checkbox single multiple select
 * @public
 */
export type ToolbarMode = 'exclusive' | 'independent'

/**
 * The choice of an exclusive toolbar: a menu and its value, as a union discriminated by the menu.
 *
 * @typeParam G - The menus.
 *
 * @example
 * ```ts
 * import type { Selection } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const className = ({ group, value }: Selection): string => `${group}-${value}`
 * ```
 * @public
 */
export type Selection<G extends ToolbarGroups = ToolbarGroups> = {
  [K in keyof G & string]: { readonly group: K; readonly value: ToolbarValue<G[K]> }
}[keyof G & string]

/**
 * The choices of an independent toolbar: values by menu, without menus that have no choice.
 *
 * @typeParam G - The menus.
 *
 * @example
 * ```ts
 * import type { Selections } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const chosen = (selections: Selections): string[] => Object.keys(selections)
 * ```
 * @public
 */
export type Selections<G extends ToolbarGroups = ToolbarGroups> = {
  readonly [K in keyof G & string]?: ToolbarValue<G[K]>
}

/**
 * Type of the choice, or choices, in a toolbar of a mode.
 *
 * @typeParam G - The menus.
 * @typeParam M - The mode.
 *
 * @example
 * ```ts
 * import type { SelectionIn } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const first: SelectionIn<{ scheme: ['light', 'dark'] }, 'exclusive'> = { group: 'scheme', value: 'light' }
 * ```
 * @public
 */
export type SelectionIn<G extends ToolbarGroups, M extends ToolbarMode> = M extends 'independent'
  ? Selections<G>
  : Selection<G>

/**
 * Type of the choice, or choices, in a toolbar, inferred from the result of
 * {@link (splitToolbar:function) | splitToolbar}.
 *
 * @typeParam A - The type of the annotation.
 *
 * @example
 * ```ts
 * import { type SelectionOf, splitToolbar } from '@signpost/storybook-addon-split-toolbars'
 *
 * const theme = splitToolbar({ groups: { scheme: ['light', 'dark'], family: ['serif'] } })
 *
 * export const isDark = (selection: SelectionOf<typeof theme>): boolean =>
 *   selection.group === 'scheme' && selection.value === 'dark'
 * ```
 * @public
 */
export type SelectionOf<A> = A extends GlobalTypeAnnotation<infer G, infer M> ? SelectionIn<G, M> : never
