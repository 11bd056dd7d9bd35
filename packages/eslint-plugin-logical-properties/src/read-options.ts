import { failure, shown } from '@signpost/utils-primitives'
import type { Rule } from 'eslint'
import type { LogicalOptions } from './logical-options.ts'
import { PHYSICAL_TO_LOGICAL } from './property-names.ts'

/** The key of the options in the `settings` of a configuration. */
export const SETTINGS_KEY = 'logical-properties'

const defaults: Required<LogicalOptions> = {
  functions: [
    'style',
    'globalStyle',
    'recipe',
    'sprinkles',
    'defineProperties',
    'createStyles',
    'css',
    'css.raw',
    'cva',
    'sva',
    'defineRecipe',
    'defineSlotRecipe',
    'defineStyles',
    'styled',
    'styled.*',
  ],
  tags: [
    'css',
    'keyframes',
    'createGlobalStyle',
    'injectGlobal',
    'styled',
    'styled.*',
    'styled.*.attrs',
    'styled.*.withConfig',
  ],
  keyframes: [
    'keyframes',
    'globalKeyframes',
    'styleVariants',
    'stylex.create',
    'stylex.keyframes',
    'defineGlobalStyles',
  ],
  jsxAttributes: ['style', 'css', 'sx'],
  resolvers: [
    ...['selectors.*', '@media.*', '@supports.*', '@container.*', '@layer.*'],
    ...['@media *', '@supports *', '@container *', '@layer *', '@starting-style', ':*', '&*'],
    ...['base', 'variants.*.*', 'compoundVariants.style', 'compoundVariants.css', 'properties'],
    // Conditions and breakpoints of Panda.
    ...['_*', 'sm', 'md', 'lg', 'xl', '2xl'],
  ],
  allow: [],
  unsafeFixes: false,
  target: 'baseline',
}

const names = { type: 'array', items: { type: 'string', minLength: 1 }, uniqueItems: true }

/** JSON schema of the options of a rule: at most one object. */
export const optionsSchema: NonNullable<Rule.RuleMetaData['schema']> = [
  {
    type: 'object',
    properties: {
      functions: names,
      tags: names,
      keyframes: names,
      jsxAttributes: names,
      resolvers: names,
      allow: { type: 'array', items: { enum: Object.keys(PHYSICAL_TO_LOGICAL) }, uniqueItems: true },
      unsafeFixes: { type: 'boolean' },
      target: { enum: ['baseline', 'all'] },
    },
    additionalProperties: false,
  },
]

/**
 * Resolves the options: those of the rule override the settings, which override the defaults, field by field.
 *
 * @throws TypeError for invalid settings. ESLint validates the options of rules, but not settings.
 */
export function readOptions(context: Rule.RuleContext): Required<LogicalOptions> {
  const settings: unknown = context.settings[SETTINGS_KEY] ?? {}
  if (typeof settings !== 'object' || settings === null) {
    throw failure(
      'INVALID_OPTION',
      `Expected an object of options as settings['${SETTINGS_KEY}'], found ${shown(settings)}: pass {}`,
    )
  }
  checkSettings(settings)
  const own = (context.options[0] ?? {}) as LogicalOptions
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
  return { ...defaults, ...given, ...own }
}

/**
 * Checks options that ESLint does not check, because they are in settings.
 *
 * @throws TypeError for an unknown name or a value of a wrong type.
 */
export function checkSettings(settings: object): void {
  for (const [key, value] of Object.entries(settings)) checkSetting(key, value)
}

function checkSetting(key: string, value: unknown): void {
  const where = `settings['${SETTINGS_KEY}'].${key}`
  if (!Object.hasOwn(defaults, key)) {
    throw failure(
      'INVALID_OPTION',
      `Expected an option, found ${where}: use one of ${Object.keys(defaults).join(', ')}`,
    )
  }
  if (value === undefined) return
  if (key === 'allow') {
    const unknown =
      !Array.isArray(value) ||
      !value.every((name) => typeof name === 'string' && Object.hasOwn(PHYSICAL_TO_LOGICAL, name))
    if (unknown) {
      throw failure(
        'INVALID_OPTION',
        `Expected an array of physical properties, such as 'marginLeft', as ${where}, found ${shown(value)}: change it`,
      )
    }
    return
  }
  const expected =
    key === 'unsafeFixes' ? 'a boolean' : key === 'target' ? "'baseline' or 'all'" : 'an array of strings'
  const fits =
    key === 'unsafeFixes'
      ? typeof value === 'boolean'
      : key === 'target'
        ? value === 'baseline' || value === 'all'
        : Array.isArray(value) && value.every((name) => typeof name === 'string')
  if (!fits) throw failure('INVALID_OPTION', `Expected ${expected} as ${where}, found ${shown(value)}: change it`)
}
