import { checkArgument, checkOptions as check, failure, shown } from '@signpost/utils-primitives'
import type { ColorScheme } from '@signpost/theme'
import type { ThemeAddonOptions } from './theme-addon-options.ts'
import type { ThemeSetup } from './theme-setup.ts'

/**
 * Validates the options beyond their types.
 *
 * @throws TypeError when the families have another base theme.
 * @throws RangeError when a default does not exist.
 */
export function checkOptions<F extends string>(options: ThemeAddonOptions<F>): void {
  // Not `instanceof`: a program may have two copies of the package.
  check('the theme addon', options, {
    theme: ['a theme of createTheme', (value) => typeof Object(value).extend === 'function'],
    families: ['a family of createThemeFamily', (value) => typeof Object(value).pick === 'function'],
    defaultScheme: 'string',
    defaultFamily: 'string',
    toolbar: 'boolean',
    target: 'string',
    mirror: 'array',
    overrider: 'object',
  })
  const { theme, families, defaultScheme, defaultFamily } = options
  if (!theme) throw failure('INVALID_OPTION', 'Expected a theme among the options, found none: pass one of createTheme')
  if (families && families.base !== theme) {
    throw failure(
      'INVALID_OPTION',
      'Expected families of the theme, found those of another: pass families.base as theme',
    )
  }
  if (defaultScheme !== undefined && !schemeChoices(theme.schemes).includes(defaultScheme)) {
    throw failure(
      'INVALID_OPTION',
      `Expected "defaultScheme" to be a scheme of the theme, found ${shown(defaultScheme)}: use one of ${schemeChoices(theme.schemes).join(', ')}`,
      RangeError,
    )
  }
  if (defaultFamily !== undefined && !families?.has(defaultFamily)) {
    const names = families ? `one of ${families.names.join(', ')}` : 'absent, since there are no families'
    throw failure(
      'INVALID_OPTION',
      `Expected "defaultFamily" to be ${names}, found ${shown(defaultFamily)}: change it`,
      RangeError,
    )
  }
}

const texts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Checks that options are an object, and those that are resolved already, in development. */
export function checkGiven(options: object): void {
  checkArgument(
    'INVALID_OPTION',
    options,
    'options of the theme addon',
    () => Object(options) === options,
    'pass a theme',
  )
  check('the theme addon', { options }, { options: 'object' })
  if ('css' in options) checkSetup(options as ThemeSetup)
}

function checkSetup(setup: ThemeSetup): void {
  for (const name of ['schemes', 'families'] as const)
    checkArgument('INVALID_OPTION', setup[name], `${name} of the theme`, () => texts(setup[name]), 'pass an array')
  for (const name of ['css', 'schemeAttribute', 'familyAttribute', 'defaultScheme', 'toolbar', 'target'] as const) {
    const value = setup[name]
    checkArgument(
      'INVALID_OPTION',
      value,
      `${name} of a resolved theme`,
      () => value !== undefined,
      'resolve the options',
    )
  }
  check('the theme addon', setup, {
    css: 'string',
    schemes: 'array',
    families: 'array',
    schemeAttribute: 'string',
    familyAttribute: 'string',
    defaultScheme: ['a scheme of the theme', (value) => schemeChoices(setup.schemes).includes(value as ColorScheme)],
    defaultFamily: ['a family of the theme', (value) => setup.families.includes(value as string)],
    toolbar: 'boolean',
    target: 'string',
  })
}

/** The choices for a theme with these schemes. */
export const schemeChoices = <S extends string>(schemes: readonly S[]): readonly (S | 'system')[] =>
  schemes.length > 1 ? ['system', ...schemes] : schemes
