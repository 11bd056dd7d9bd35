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
 * A global of the theme, as it stands in `globalTypes`.
 *
 * @example
 * ```ts
 * import { createGlobalTypes, presets, type ThemeGlobalType } from '@signpost/theme-storybook'
 *
 * const { themeScheme } = createGlobalTypes(presets.website())
 *
 * export const nameOf = ({ name = 'Theme' }: ThemeGlobalType = themeScheme ?? {}): string => name
 * ```
 * @public
 */
export interface ThemeGlobalType {
  /** What it is called. */
  readonly name?: string
  /** What it is for. */
  readonly description?: string
  /** The value at first, and again after a reset. */
  readonly defaultValue?: string
  /** Its menu. Without one when the toolbar is not wanted. */
  readonly splitToolbar?: GlobalTypeAnnotation['splitToolbar']
}

/**
 * The globals of the theme by name, see {@link ThemeGlobal}.
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
  /** The scheme, when the theme has more than one. */
  readonly themeScheme?: ThemeGlobalType
  /** The family, when there are families. */
  readonly themeFamily?: ThemeGlobalType
}

const schemeItems: Readonly<Record<string, ToolbarItem>> = {
  system: { value: 'system', title: 'As the system', icon: 'Contrast' },
  light: { value: 'light', title: 'Light', icon: 'Sun' },
  dark: { value: 'dark', title: 'Dark', icon: 'Moon' },
}

const reset: ToolbarReset = { kind: 'reset', title: 'Default family' }

/**
 * Describes the globals that the theme goes by, with a menu for each: schemes and families.
 *
 * {@link withThemeConfig} does it already. This is for a `preview.ts` without it, together with
 * {@link createThemeDecorator}. The menus need `@signpost/storybook-addon-split-toolbars` among the addons.
 *
 * @typeParam F - The names of the families.
 * @param options - See {@link ThemeAddonOptions}.
 * @returns What goes into `globalTypes`. A theme with one scheme has no global for it, nor one without families for those.
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
