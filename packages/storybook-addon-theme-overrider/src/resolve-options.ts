import { checkOptions, type ExpectedOption, failure, shown, pick, checkArgument } from '@signpost/utils-primitives'
import { DATA_SCHEME_ATTRIBUTE, type ColorScheme } from '@signpost/theme'
import { completeTheme } from './complete-theme.ts'
import type { OverriderOptions, ResolvedOptions } from './overrider-options.ts'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'

const anything: ExpectedOption = ['a value', () => true]
const expected: Readonly<Record<keyof OverriderOptions, ExpectedOption>> = {
  light: anything,
  dark: anything,
  follow: anything,
  name: anything,
  values: 'object',
  docs: anything,
  css: 'object',
}

/** The options of the addon, among those that Storybook passes to every preset. */
export function ownOptions(options: OverriderOptions): OverriderOptions {
  return pick(
    options,
    (Object.keys(expected) as (keyof OverriderOptions)[]).filter((name) => name in options),
  )
}

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
 * @searchAlias normalize defaults check
 * @public
 */
export function resolveOptions(options: OverriderOptions): ResolvedOptions {
  checkOptions('the theme overrider', options, expected)
  const { follow = 'system', docs = {}, css = {}, values = {} } = options
  checkArgument(
    'INVALID_OPTION',
    follow,
    '"follow" to be "system", "global" or "attribute"',
    () => typeof follow === 'string' && Object.hasOwn(names, follow),
    'change it',
  )
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
  checkArgument(
    'NO_THEME',
    input,
    `a theme "${scheme}" among the options of the addon`,
    () => typeof input === 'object' && input !== null && !Array.isArray(input),
    'pass {} for that of Storybook',
  )
  try {
    return completeTheme(input, scheme)
  } catch (error) {
    if (error instanceof Error) error.message += ` (theme "${scheme}")`
    throw error
  }
}

/** Checks what would otherwise be ignored in silence: a name, schemes of other values, options of docs pages. */
function checkPlaces({ name, values = {}, docs = {} }: OverriderOptions, follow: string): void {
  const isNamed = name === undefined || (typeof name === 'string' && (name !== '' || follow === 'system'))
  if (!isNamed) {
    throw failure(
      'INVALID_OPTION',
      `Expected "name" to be that of a global or attribute, found ${shown(name)}: change it`,
    )
  }
  for (const [value, scheme] of Object.entries<unknown>(values)) {
    if (scheme !== 'light' && scheme !== 'dark' && scheme !== 'system') {
      throw failure(
        'INVALID_OPTION',
        `Expected "values.${value}" to be "light", "dark" or "system", found ${shown(scheme)}: change it`,
      )
    }
  }
  const unknown =
    typeof docs === 'object' && docs !== null && !Array.isArray(docs)
      ? Object.keys(docs).find((key) => key !== 'css')
      : 'docs'
  if (docs !== false && unknown !== undefined) {
    throw failure(
      'INVALID_OPTION',
      `Expected "docs" to be false or an object with "css", found ${shown(docs)}: change it`,
    )
  }
}
