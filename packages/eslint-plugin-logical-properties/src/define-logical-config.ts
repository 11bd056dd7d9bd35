import { failure, shown, checkArgument } from '@signpost/utils-primitives'
import type { Linter } from 'eslint'
import type { LogicalOptions } from './logical-options.ts'
import { plugin } from './plugin.ts'
import { checkSettings, SETTINGS_KEY } from './read-options.ts'
import type { RuleName } from './rule-names.ts'

/**
 * Creates a flat configuration: the plugin, its rules, and options in `settings` that apply to all rules.
 *
 * @param options - See {@link (defineLogicalConfig:namespace).Options}.
 * @returns The configuration. Without `rules`, it has those of `recommended`.
 * @throws TypeError for an unknown option, rule or physical property, or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { defineLogicalConfig } from '@signpost/eslint-plugin-logical-properties'
 *
 * export default [
 *   defineLogicalConfig({
 *     files: ['src/**\/*.css.ts'],
 *     severity: 'warn',
 *     functions: ['style', 'recipe'],
 *     allow: ['top', 'bottom'],
 *   }),
 * ]
 * ```
 * @searchAlias setup recommended enable preset
 * @public
 */
export function defineLogicalConfig(options: defineLogicalConfig.Options = {}): Linter.Config {
  checkArgument(
    'INVALID_OPTION',
    options,
    'options of defineLogicalConfig',
    () => typeof options === 'object' && options !== null,
    'pass an object',
  )
  const { severity = 'error', rules, files, ...settings } = options
  checkSettings(settings)
  if (!['error', 'warn', 'off'].includes(severity)) {
    throw failure(
      'INVALID_OPTION',
      `Expected severity to be 'error', 'warn' or 'off', found ${shown(severity)}: change it`,
    )
  }
  for (const [name, value] of Object.entries({ rules, files })) {
    if (value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'))) continue
    throw failure('INVALID_OPTION', `Expected an array of texts as ${name}, found ${shown(value)}: change it`)
  }
  const unknown = rules?.find((name) => !Object.hasOwn(plugin.rules, name))
  if (unknown !== undefined) {
    throw failure(
      'UNKNOWN_RULE',
      `Expected the name of a rule, found ${shown(unknown)}: use one of ${Object.keys(plugin.rules).join(', ')}`,
    )
  }
  const names =
    rules ?? (Object.keys(plugin.rules) as RuleName[]).filter((name) => plugin.rules[name].meta.docs.recommended)
  return {
    name: 'logical-properties/custom',
    ...(files && { files: [...files] }),
    plugins: { 'logical-properties': plugin },
    settings: { [SETTINGS_KEY]: settings satisfies LogicalOptions },
    rules: Object.fromEntries(names.map((name) => [`logical-properties/${name}`, severity])),
  }
}

/**
 * Types of {@link (defineLogicalConfig:function) | defineLogicalConfig}.
 *
 * @example
 * ```ts
 * import { defineLogicalConfig } from '@signpost/eslint-plugin-logical-properties'
 *
 * const options: defineLogicalConfig.Options = { severity: 'warn', target: 'all' }
 * export default [defineLogicalConfig(options)]
 * ```
 * @public
 */
export namespace defineLogicalConfig {
  /**
   * Options of {@link (defineLogicalConfig:function) | defineLogicalConfig}.
   *
   * @example
   * ```ts
   * import { defineLogicalConfig } from '@signpost/eslint-plugin-logical-properties'
   *
   * const options: defineLogicalConfig.Options = { rules: ['margin', 'padding'], jsxAttributes: ['style', 'sx'] }
   * ```
   * @public
   */
  export interface Options extends LogicalOptions {
    /**
     * The severity of the rules.
     *
     * @defaultValue `error`
     */
    readonly severity?: 'error' | 'warn' | 'off'
    /**
     * The rules to switch on.
     *
     * @defaultValue those of `recommended`
     */
    readonly rules?: readonly RuleName[]
    /**
     * Patterns of files to apply to.
     *
     * @defaultValue all files that ESLint lints
     */
    readonly files?: readonly string[]
  }
}
