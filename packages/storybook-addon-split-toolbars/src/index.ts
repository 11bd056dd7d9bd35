/**
 * Splits a Storybook global into several toolbar menus, with typed values in stories.
 *
 * {@link (splitToolbar:function) | splitToolbar} defines the menus, and `splitToolbar.read` returns the choice in a
 * decorator.
 *
 * @example
 * ```ts
 * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
 *
 * const theme = splitToolbar({ groups: { light: ['paper', 'snow'], dark: ['night', 'ink'] } })
 *
 * export const globalTypes = { theme }
 *
 * export const schemeOf = (globals: Record<string, unknown>): 'light' | 'dark' =>
 *   splitToolbar.read(globals, 'theme', theme)?.group ?? 'light'
 * ```
 * @packageDocumentation
 */

export type { GlobalTypeAnnotation } from './global-type-annotation.ts'
export { normalizeToolbar } from './normalize-toolbar.ts'
export type { NormalizedGroup, NormalizedItem, NormalizedToolbar } from './normalized-toolbar.ts'
export { PARAM_KEY } from './param-key.ts'
export { SelectionCodec } from './selection-codec.ts'
export type { Selection, SelectionIn, SelectionOf, Selections, ToolbarMode } from './selection.ts'
export { splitToolbar } from './split-toolbar.ts'
export type { ToolbarConfig } from './toolbar-config.ts'
export type { ToolbarGroup, ToolbarGroups, ToolbarShortcut, ToolbarShortcuts, ToolbarValue } from './toolbar-group.ts'
export { ToolbarItemKind } from './toolbar-item.ts'
export type { ToolbarEntry, ToolbarItem, ToolbarReset, ToolbarSeparator } from './toolbar-item.ts'
