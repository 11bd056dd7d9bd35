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
  checkPlaces(options, follow)
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

/** Checks what would otherwise be ignored in silence: a name, schemes of other values, options of docs pages. */
function checkPlaces({ name, values = {}, docs = {} }: OverriderOptions, follow: string): void {
  const isNamed = name === undefined || (typeof name === 'string' && (name !== '' || follow === 'system'))
  if (!isNamed) throw new TypeError(`"name" should be that of a global or attribute, not ${JSON.stringify(name)}`)
  for (const [value, scheme] of Object.entries<unknown>(values)) {
    if (scheme !== 'light' && scheme !== 'dark' && scheme !== 'system') {
      throw new TypeError(`"values.${value}" should be "light", "dark" or "system", not ${JSON.stringify(scheme)}`)
    }
  }
  const unknown = typeof docs === 'object' && docs !== null ? Object.keys(docs).find((key) => key !== 'css') : 'docs'
  if (docs !== false && unknown !== undefined) {
    throw new TypeError(`"docs" should be false or an object with "css", not ${JSON.stringify(docs)}`)
  }
}
