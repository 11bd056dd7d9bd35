import { DATA_FAMILY_ATTRIBUTE } from '@signpost/theme'
import { checkOptions } from './check-options.ts'
import type { ThemeAddonOptions } from './theme-addon-options.ts'
import type { ThemeSetup } from './theme-setup.ts'

/**
 * Makes data of a theme, so that it can be sent from `main.ts` to the preview. Whatever takes options takes this as well.
 *
 * @typeParam F - The names of the families.
 * @param options - See {@link ThemeAddonOptions}, or what was made of it.
 * @returns The data, with nothing left out.
 * @throws TypeError when the families are those of another theme.
 * @throws RangeError when the theme has no such scheme or family as a default names.
 *
 * @example
 * ```ts
 * import { presets, resolveThemeOptions } from '@signpost/theme-storybook'
 *
 * const setup = resolveThemeOptions(presets.playground())
 *
 * setup.families // ['red', 'green', 'blue']
 * ```
 * @public
 */
export function resolveThemeOptions<F extends string>(options: ThemeAddonOptions<F> | ThemeSetup<F>): ThemeSetup<F> {
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
