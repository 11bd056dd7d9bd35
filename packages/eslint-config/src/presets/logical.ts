import { defineLogicalConfig } from '@signpost/eslint-plugin-logical-properties'
import type { LogicalPropertiesOptions } from '../feature-options.ts'
import type { FlatConfig } from '../flat-config.ts'
import { code } from '../globs.ts'
import { mergeRules } from '../peer-plugin.ts'

/**
 * Preset for logical properties in CSS-in-JS, by `@signpost/eslint-plugin-logical-properties`.
 *
 * @param options - See {@link LogicalPropertiesOptions}.
 * @returns A block named `signpost/logical-properties`.
 *
 * @example
 * ```ts
 * import { presets } from '@signpost/eslint-config'
 *
 * export default presets.logical({ files: ['**\/*.css.ts'], allow: ['top', 'bottom'] })
 * ```
 * @public
 */
export function logical(options: LogicalPropertiesOptions = {}): FlatConfig[] {
  const { files = code, rules, ...logicalOptions } = options
  const config = defineLogicalConfig({ ...logicalOptions, files })
  return [{ ...config, name: 'signpost/logical-properties', rules: mergeRules(config.rules, rules) }]
}
