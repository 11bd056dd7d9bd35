import type { ThemeAddonOptions } from './theme-addon-options.ts'

/**
 * Validates the options beyond their types.
 *
 * @throws TypeError when the families have another base theme.
 * @throws RangeError when a default does not exist.
 */
export function checkOptions<F extends string>(options: ThemeAddonOptions<F>): void {
  const { theme, families, defaultScheme, defaultFamily } = options
  if (families && families.base !== theme)
    throw new TypeError('The families are those of another theme: use "theme: families.base"')
  if (defaultScheme !== undefined && !schemeChoices(theme.schemes).includes(defaultScheme)) {
    throw new RangeError(
      `"defaultScheme" should be one of ${schemeChoices(theme.schemes).join(', ')}, not "${defaultScheme}"`,
    )
  }
  if (defaultFamily !== undefined && !families?.has(defaultFamily)) {
    const names = families ? `one of ${families.names.join(', ')}` : 'absent, since there are no families'
    throw new RangeError(`"defaultFamily" should be ${names}, not "${defaultFamily}"`)
  }
}

/** The choices for a theme with these schemes. */
export const schemeChoices = <S extends string>(schemes: readonly S[]): readonly (S | 'system')[] =>
  schemes.length > 1 ? ['system', ...schemes] : schemes
