import { checkOptions } from './check-options.ts'
import type { ThemeAddonOptions } from './theme-addon-options.ts'

/**
 * Validates the options and infers the names of the families. Use it in a file that `main.ts` and tests import.
 *
 * @typeParam F - The names of the families.
 * @param options - See {@link ThemeAddonOptions}.
 * @returns The same object.
 * @throws TypeError when the families have another base theme.
 * @throws RangeError when a default scheme or family does not exist.
 *
 * @example
 * ```ts
 * import { createTheme, createThemeFamily } from '@signpost/theme'
 * import { defineThemeAddon } from '@signpost/theme-storybook'
 *
 * const theme = createTheme({ paper: { light: '#fff', dark: '#111' }, accent: '#075' })
 *
 * export const themeAddon = defineThemeAddon({
 *   theme,
 *   families: createThemeFamily(theme, { sea: { accent: '#057' }, sand: { accent: '#750' } }),
 *   defaultFamily: 'sand',
 * })
 * ```
 * @searchAlias configure setup register
 * @public
 */
export function defineThemeAddon<F extends string>(options: ThemeAddonOptions<F>): ThemeAddonOptions<F> {
  checkOptions(options)
  return options
}
