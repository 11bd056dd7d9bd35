/**
 * ESLint in one call: a flat configuration for the tools that a project uses, made of named blocks that can be changed.
 *
 * {@link (defineConfig:1) | defineConfig} detects each {@link Feature} and takes options for it. {@link presets} are
 * its parts, {@link ConfigBuilder} overrides a block by name, and {@link describeConfig} summarises a configuration.
 *
 * @example
 * ```ts
 * import { defineConfig } from '@signpost/eslint-config'
 *
 * export default defineConfig({ typescript: { preset: 'strict' } }, { rules: { 'no-console': 'warn' } })
 * ```
 *
 * @packageDocumentation
 */
export { ConfigBuilder } from './config-builder.ts'
export { defineConfig } from './define-config.ts'
export { describeConfig, type ConfigSummary, type RuleSeverity } from './describe-config.ts'
export { detectFeatures } from './detect-features.ts'
export type {
  FeatureOptions,
  GlobalsName,
  ImportsOptions,
  JavaScriptOptions,
  LogicalPropertiesOptions,
  NodeOptions,
  PeerOptions,
  ReactOptions,
  TypeScriptOptions,
  UnicornOptions,
  VitestOptions,
} from './feature-options.ts'
export { Feature } from './feature.ts'
export type { CoreRuleName, FlatConfig, RuleName, RuleOptions, Rules, RuleSetting } from './flat-config.ts'
export { GLOBS, type Globs } from './globs.ts'
export type { MissingPeer, OnMissing } from './missing-peer.ts'
export * as presets from './presets.ts'
