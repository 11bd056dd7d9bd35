/**
 * The key of a global type under which the addon finds a split toolbar.
 *
 * @example
 * ```ts
 * import { PARAM_KEY, splitToolbar } from '@signpost/storybook-addon-split-toolbars'
 *
 * const theme = splitToolbar({ groups: { scheme: ['light', 'dark'] } })
 *
 * export const menus: string[] = Object.keys(theme[PARAM_KEY].groups)
 * ```
 * @public
 */
export const PARAM_KEY = 'splitToolbar' as const
