import {
  type GlobalTypeAnnotation,
  splitToolbar,
  type ToolbarItem,
  type ToolbarReset,
} from '@signpost/storybook-addon-split-toolbars'
import { resolveThemeOptions } from './resolve-theme-options.ts'
import type { ThemeAddonOptions } from './theme-addon-options.ts'
import type { ThemeSetup } from './theme-setup.ts'

/**
 * A global of the theme, as an entry of `globalTypes`.
 *
 * @example
 * ```ts
 * import { createGlobalTypes, presets, type ThemeGlobalType } from '@signpost/theme-storybook'
 *
 * const { themeScheme } = createGlobalTypes(presets.playground())
 *
 * export const nameOf = ({ name = 'Theme' }: ThemeGlobalType = themeScheme ?? {}): string => name
 * ```
 * @public
 */
export interface ThemeGlobalType {
  /** The name of the global. */
  readonly name?: string
  /** The purpose of the global. */
  readonly description?: string
  /** The initial value, which a reset restores. */
  readonly defaultValue?: string
  /** The menu. Absent when the toolbar is switched off. */
  readonly splitToolbar?: GlobalTypeAnnotation['splitToolbar']
}

/**
 * The globals of the theme by name. See {@link ThemeGlobal}.
 *
 * @example
 * ```ts
 * import { createGlobalTypes, presets, type ThemeGlobalTypes } from '@signpost/theme-storybook'
 *
 * export const globalTypes: ThemeGlobalTypes = createGlobalTypes(presets.playground())
 * ```
 * @public
 */
export type ThemeGlobalTypes = {
  /** The scheme; absent for a theme with one scheme. */
  readonly themeScheme?: ThemeGlobalType
  /** The family; absent without families. */
  readonly themeFamily?: ThemeGlobalType
}

const schemeItems: Readonly<Record<string, ToolbarItem>> = {
  system: { value: 'system', title: 'As the system', icon: 'Contrast' },
  light: { value: 'light', title: 'Light', icon: 'Sun' },
  dark: { value: 'dark', title: 'Dark', icon: 'Moon' },
}

const reset: ToolbarReset = { kind: 'reset', title: 'Default family' }

/**
 * Creates the globals of the theme, with a toolbar menu for each: schemes and families.
 *
 * {@link withThemeConfig} already calls it. Use it in a `preview.ts` without that, together with
 * {@link createThemeDecorator}. The menus need `@signpost/storybook-addon-split-toolbars` in the list of addons.
 *
 * @typeParam F - The names of the families.
 * @param options - See {@link ThemeAddonOptions}.
 * @returns Entries for `globalTypes`. A theme with one scheme has no global for schemes, and one without families none
 *   for families.
 *
 * @example
 * ```ts
 * import { createGlobalTypes, createThemeDecorator, presets } from '@signpost/theme-storybook'
 *
 * const options = presets.playground()
 *
 * export const globalTypes = createGlobalTypes(options)
 * export const decorators = [createThemeDecorator(options)]
 * ```
 * @searchAlias switcher dropdown dark mode picker
 * @public
 */
export function createGlobalTypes<F extends string>(options: ThemeAddonOptions<F> | ThemeSetup<F>): ThemeGlobalTypes {
  const { schemes, families, defaultScheme, defaultFamily, toolbar }: ThemeSetup = resolveThemeOptions(options)
  const show = ({ splitToolbar: menu, ...rest }: GlobalTypeAnnotation): ThemeGlobalType =>
    toolbar ? { ...rest, splitToolbar: menu } : rest
  const scheme = {
    title: 'Scheme',
    description: 'Colour scheme',
    items: [schemeItems['system']!, ...schemes.map((name) => schemeItems[name]!)],
  }
  const family = { title: 'Family', description: 'Theme family', icon: 'PaintBrush', items: [reset, ...families] }
  return {
    ...(schemes.length > 1 && {
      themeScheme: show(
        splitToolbar({
          name: 'Scheme',
          description: 'Light, dark, or as the system prefers',
          groups: { scheme },
          initial: { group: 'scheme', value: defaultScheme },
        }),
      ),
    }),
    ...(families.length > 0 && {
      themeFamily: show(
        splitToolbar({
          name: 'Family',
          description: 'A variant of the theme',
          groups: { family },
          ...(defaultFamily !== undefined && { initial: { group: 'family', value: defaultFamily } }),
        }),
      ),
    }),
  }
}
