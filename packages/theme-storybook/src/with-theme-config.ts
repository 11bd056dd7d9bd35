import { checkArgument } from '@signpost/utils-primitives'
import { type AddonSetup, resolveAddons } from './resolve-addons.ts'
import type { ThemeAddonOptions } from './theme-addon-options.ts'

/**
 * The part of `main.ts` that {@link withThemeConfig} needs.
 *
 * @example
 * ```ts
 * import { presets, withThemeConfig, type AddonsConfig } from '@signpost/theme-storybook'
 *
 * const config: AddonsConfig = { addons: ['@storybook/addon-docs'] }
 *
 * export const themed = withThemeConfig(config, presets.playground())
 * ```
 * @public
 */
export interface AddonsConfig {
  /** The locations of the stories. */
  readonly stories?: unknown
  /** Names of addons, or objects with name and options. */
  readonly addons?: readonly (string | { readonly name: string })[] | undefined
}

/** The name of this package, as an addon. */
const name = '@signpost/theme-storybook'

/**
 * Adds a theme to a Storybook configuration: globals with toolbar menus, the theme for every story and docs page, the
 * same styles and attributes in the manager, and a manager theme.
 *
 * @typeParam C - The configuration.
 * @typeParam F - The names of the families.
 * @param config - The rest of `main.ts`. It is not changed.
 * @param options - See {@link ThemeAddonOptions}.
 * @returns A new configuration. If the theme was already added, these options replace the previous ones.
 * @throws TypeError when the families have another base theme, or a mirror rule is invalid.
 * @throws RangeError when a default scheme or family does not exist.
 *
 * @example
 * ```ts
 * import type { StorybookConfig } from '@storybook/react-vite'
 * import { presets, withThemeConfig } from '@signpost/theme-storybook'
 *
 * const config: StorybookConfig = { stories: ['../src/*.stories.tsx'], framework: '@storybook/react-vite' }
 *
 * export default withThemeConfig(config, presets.playground())
 * ```
 * @searchAlias dark mode addon install setup enable
 * @public
 */
export function withThemeConfig<C extends AddonsConfig, F extends string>(config: C, options: ThemeAddonOptions<F>): C {
  checkArgument('INVALID_CONFIG', config, 'the configuration of Storybook', () => Object(config) === config, 'pass it')
  checkArgument(
    'INVALID_CONFIG',
    config.addons,
    'addons in a list, by name',
    () =>
      config.addons === undefined ||
      (Array.isArray(config.addons) &&
        config.addons.every((addon) => typeof addon === 'string' || typeof Object(addon).name === 'string')),
    "pass ['@storybook/addon-docs']",
  )
  const others = (config.addons ?? []).filter((addon) => (typeof addon === 'string' ? addon : addon.name) !== name)
  const own: { name: string; options: { themeAddons: AddonSetup } } = {
    name,
    options: { themeAddons: resolveAddons(options) },
  }
  return { ...config, addons: [...others, own] }
}
