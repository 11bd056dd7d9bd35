import { defineLogicalConfig } from '@signpost/eslint-plugin-logical-properties'
import { checkOptions } from '../check-options.ts'
import type { LogicalPropertiesOptions } from '../feature-options.ts'
import { presetChecks } from '../option-checks.ts'
import type { FlatConfig } from '../flat-config.ts'
import { code } from '../globs.ts'
import { mergeRules } from '../peer-plugin.ts'

/**
 * Preset for logical properties in CSS-in-JS, by `@signpost/eslint-plugin-logical-properties`.
 *
 * @param options - See {@link LogicalPropertiesOptions}.
 * @returns A block named `signpost/logical-properties`.
 * @throws TypeError for an unknown option or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { presets } from '@signpost/eslint-config'
 *
 * export default presets.logical({ files: ['**\/*.css.ts'], allow: ['top', 'bottom'] })
 * ```
 * @searchAlias rtl bidi direction inline start
 * @public
 */
export function logical(options: LogicalPropertiesOptions = {}): FlatConfig[] {
  checkOptions('logicalProperties', options, presetChecks.logicalProperties)
  const { files = code, rules, ...logicalOptions } = options
  const config = defineLogicalConfig({ ...logicalOptions, files })
  return [{ ...config, name: 'signpost/logical-properties', rules: mergeRules(config.rules, rules) }]
}
