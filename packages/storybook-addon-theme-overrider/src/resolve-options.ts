import { DATA_SCHEME_ATTRIBUTE, type ColorScheme } from '@signpost/theme'
import { completeTheme } from './complete-theme.ts'
import type { OverriderOptions, ResolvedOptions } from './overrider-options.ts'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'

const names = { system: '', global: 'theme', attribute: DATA_SCHEME_ATTRIBUTE } as const

/**
 * Validates the options and completes their themes.
 *
 * @param options - The options of the addon.
 * @returns Options with all defaults filled in, as JSON data.
 * @throws TypeError when a theme is missing or invalid, or `follow` is not a {@link ThemeSource}.
 * @throws RangeError when a background from which another colour is derived is not opaque.
 *
 * @example
 * ```ts
 * import { resolveOptions } from '@signpost/storybook-addon-theme-overrider'
 *
 * const { dark, name } = resolveOptions({ light: {}, dark: { colorSecondary: '#5fb' }, follow: 'global' })
 *
 * dark.base // 'dark'
 * name // 'theme'
 * ```
 * @public
 */
export function resolveOptions(options: OverriderOptions): ResolvedOptions {
  const { follow = 'system', docs = {}, css = {}, values = {} } = options
  if (!Object.hasOwn(names, follow))
    throw new TypeError(`"follow" should be "system", "global" or "attribute", not ${JSON.stringify(follow)}`)
  return {
    light: resolveTheme(options, 'light'),
    dark: resolveTheme(options, 'dark'),
    follow,
    name: follow === 'system' ? '' : (options.name ?? names[follow]),
    values,
    docs: docs && { css: docs.css ?? {} },
    css,
  }
}

function resolveTheme(options: OverriderOptions, scheme: ColorScheme): StorybookThemeVars {
  const input = options[scheme]
  if (typeof input !== 'object' || input === null) {
    throw new TypeError(
      `The addon needs a theme "${scheme}" among its options, {} for that of Storybook, not ${JSON.stringify(input)}`,
    )
  }
  try {
    return completeTheme(input, scheme)
  } catch (error) {
    if (error instanceof Error) error.message = `In the theme "${scheme}": ${error.message}`
    throw error
  }
}
