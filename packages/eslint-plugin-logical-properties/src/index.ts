/**
 * ESLint rules that turn physical CSS (`marginLeft`, `padding: '1px 2px'`, `textAlign: 'left'`) into logical
 * properties, in style objects, JSX and tagged templates.
 *
 * {@link plugin} is also the default export. {@link (defineLogicalConfig:function) | defineLogicalConfig} creates a
 * configuration with {@link LogicalOptions}. {@link toLogical}, {@link parseBoxValue} and {@link PHYSICAL_TO_LOGICAL}
 * expose the mapping for other tools.
 *
 * @example
 * ```ts
 * import { plugin } from '@signpost/eslint-plugin-logical-properties'
 *
 * export default [plugin.configs.recommended]
 * ```
 *
 * @packageDocumentation
 */
export { defineLogicalConfig } from './define-logical-config.ts'
export { LogicalAxis } from './logical-axis.ts'
export type { LogicalOptions } from './logical-options.ts'
export type { LogicalRule, MessageId, RuleDocs } from './logical-rule.ts'
export { parseBoxValue, type BoxValue } from './parse-box-value.ts'
export { plugin, plugin as default, type LogicalPlugin } from './plugin.ts'
export { PHYSICAL_TO_LOGICAL, type LogicalProperty, type PhysicalProperty, type ToLogical } from './property-names.ts'
export type { RuleName } from './rule-names.ts'
export { toLogical, type LogicalDeclaration, type LogicalResult } from './to-logical.ts'
