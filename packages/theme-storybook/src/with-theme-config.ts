import { type AddonSetup, resolveAddons } from './resolve-addons.ts'
import type { ThemeAddonOptions } from './theme-addon-options.ts'

/**
 * As much of `main.ts` as {@link withThemeConfig} needs.
 *
 * @example
 * ```ts
 * import { presets, withThemeConfig, type AddonsConfig } from '@signpost/theme-storybook'
 *
 * const config: AddonsConfig = { addons: ['@storybook/addon-docs'] }
 *
 * export const themed = withThemeConfig(config, presets.website())
 * ```
 * @public
 */
export interface AddonsConfig {
  /** Where the stories are. */
  readonly stories?: unknown
  /** Names of addons, or names with options. */
  readonly addons?: readonly (string | { readonly name: string })[] | undefined
}

/** The name of this package, as an addon. */
const name = '@signpost/theme-storybook'

/**
 * Adds the theme to a Storybook's configuration: globals and their menus, the theme around each story and docs page, the
 * same styles and attributes in the manager, and the manager's own theme.
 *
 * @typeParam C - The configuration.
 * @typeParam F - The names of the families.
 * @param config - What `main.ts` has otherwise. It stays as it is.
 * @param options - See {@link ThemeAddonOptions}.
 * @returns Another configuration. One that has the theme already gets these options in place of the former.
 * @throws TypeError when the families are those of another theme, or a rule of the mirror cannot be meant.
 * @throws RangeError when the theme has no such scheme or family as a default names.
 *
 * @example
 * ```ts
 * import type { StorybookConfig } from '@storybook/react-vite'
 * import { presets, withThemeConfig } from '@signpost/theme-storybook'
 *
 * const config: StorybookConfig = { stories: ['../src/*.stories.tsx'], framework: '@storybook/react-vite' }
 *
 * export default withThemeConfig(config, presets.website())
 * ```
 * @public
 */
export function withThemeConfig<C extends AddonsConfig, F extends string>(config: C, options: ThemeAddonOptions<F>): C {
  const others = (config.addons ?? []).filter((addon) => (typeof addon === 'string' ? addon : addon.name) !== name)
  const own: { name: string; options: { themeAddons: AddonSetup } } = {
    name,
    options: { themeAddons: resolveAddons(options) },
  }
  return { ...config, addons: [...others, own] }
}
