import { DATA_FAMILY_ATTRIBUTE } from '@signpost/theme'
import { checkGiven, checkOptions } from './check-options.ts'
import type { ThemeAddonOptions } from './theme-addon-options.ts'
import type { ThemeSetup } from './theme-setup.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Converts a theme to JSON data that `main.ts` can send to the preview. All functions that take options accept it too.
 *
 * @typeParam F - The names of the families.
 * @param options - See {@link ThemeAddonOptions}. A {@link ThemeSetup} is returned as it is.
 * @returns The data, with defaults filled in.
 * @throws TypeError when the families have another base theme.
 * @throws RangeError when a default scheme or family does not exist.
 *
 * @example
 * ```ts
 * import { presets, resolveThemeOptions } from '@signpost/theme-storybook'
 *
 * const setup = resolveThemeOptions(presets.playground())
 *
 * setup.families // ['red', 'green', 'blue']
 * ```
 * @searchAlias serialize normalize
 * @public
 */
export function resolveThemeOptions<F extends string>(options: ThemeAddonOptions<F> | ThemeSetup<F>): ThemeSetup<F> {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkGiven(options)
  if ('css' in options) return options
  checkOptions(options)
  const { theme, families, defaultFamily, toolbar = true, target = ':root' } = options
  return {
    css: (families ?? theme).toCss(),
    schemes: theme.schemes,
    families: families?.names ?? [],
    schemeAttribute: theme.attribute,
    familyAttribute: families?.attribute ?? DATA_FAMILY_ATTRIBUTE,
    defaultScheme: options.defaultScheme ?? (theme.schemes.length > 1 ? 'system' : theme.schemes[0]!),
    ...(defaultFamily !== undefined && { defaultFamily }),
    toolbar,
    target,
  }
}
