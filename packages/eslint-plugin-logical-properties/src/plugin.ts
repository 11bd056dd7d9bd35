import type { ESLint, Linter } from 'eslint'
import { createRule } from './create-rule.ts'
import type { LogicalRule } from './logical-rule.ts'
import { SETTINGS_KEY } from './read-options.ts'
import { subjects, type RuleName } from './rule-names.ts'
import { version } from './version.ts'

/**
 * The type of {@link plugin}.
 *
 * @example
 * ```ts
 * import { plugin, type LogicalPlugin } from '@signpost/eslint-plugin-logical-properties'
 *
 * const { recommended }: LogicalPlugin['configs'] = plugin.configs
 * ```
 * @public
 */
export interface LogicalPlugin extends ESLint.Plugin {
  /** Name and version, which ESLint uses in caches and printed configurations. */
  readonly meta: { name: string; version: string; namespace: string }
  readonly rules: Record<RuleName, LogicalRule>
  /** Flat configurations, each including the plugin. */
  readonly configs: {
    /** Errors for all rules that concern the direction of text; not for sizes, overflow and scroll axes. */
    recommended: Linter.Config
    /** Errors for all rules, including properties that only recent browsers support. */
    strict: Linter.Config
    /** The rules of `recommended` as warnings. */
    warn: Linter.Config
    /** All rules switched off, for files where an earlier configuration switched them on. */
    off: Linter.Config
  }
}

const namespace = 'logical-properties'
const names = Object.keys(subjects) as RuleName[]

/**
 * ESLint plugin whose rules require logical CSS properties in style objects, in the JSX attribute `style` and in tagged
 * templates. It is also the default export of the package.
 *
 * @example
 * ```ts
 * import { plugin } from '@signpost/eslint-plugin-logical-properties'
 *
 * export default [
 *   plugin.configs.recommended,
 *   { rules: { 'logical-properties/size': 'warn' }, settings: { 'logical-properties': { allow: ['top', 'bottom'] } } },
 * ]
 * ```
 * @see {@link (defineLogicalConfig:function) | defineLogicalConfig} for a configuration with options
 * @see {@link https://eslint.org/docs/latest/use/configure/plugins | ESLint's documentation of plugins}
 * @searchAlias rtl bidi stylelint linter
 * @public
 */
export const plugin: LogicalPlugin = {
  meta: { name: '@signpost/eslint-plugin-logical-properties', version, namespace },
  rules: Object.fromEntries(names.map((name) => [name, createRule(name)])) as Record<RuleName, LogicalRule>,
  configs: {
    get recommended() {
      return config('recommended', 'error', isRecommended)
    },
    get strict() {
      return { ...config('strict', 'error'), settings: { [SETTINGS_KEY]: { target: 'all' } } }
    },
    get warn() {
      return config('warn', 'warn', isRecommended)
    },
    get off() {
      return config('off', 'off')
    },
  },
}

function isRecommended(name: RuleName): boolean {
  return subjects[name].recommended
}

function config(
  name: string,
  severity: 'error' | 'warn' | 'off',
  wanted: (name: RuleName) => boolean = () => true,
): Linter.Config {
  return {
    name: `${namespace}/${name}`,
    plugins: { [namespace]: plugin },
    rules: Object.fromEntries(names.filter(wanted).map((rule) => [`${namespace}/${rule}`, severity])),
  }
}
