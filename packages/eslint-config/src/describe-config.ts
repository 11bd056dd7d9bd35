import type { FlatConfig } from './flat-config.ts'

/**
 * How a rule counts, by its name rather than its number.
 *
 * @example
 * ```ts
 * import { describeConfig, presets, type RuleSeverity } from '@signpost/eslint-config'
 *
 * const severities: RuleSeverity[] = describeConfig(presets.javascript()).flatMap(({ rules }) => Object.values(rules))
 * ```
 * @public
 */
export type RuleSeverity = 'off' | 'warn' | 'error'

/**
 * What {@link describeConfig} says of one block. Plain data, fit for JSON.
 *
 * @example
 * ```ts
 * import { defineConfig, describeConfig, type ConfigSummary } from '@signpost/eslint-config'
 *
 * const summaries: ConfigSummary[] = describeConfig(await defineConfig())
 * console.log(summaries.map(({ name, rules }) => `${name}: ${Object.keys(rules).length} rules`).join('\n'))
 * ```
 * @public
 */
export interface ConfigSummary {
  /** Its name, `''` when it has none. */
  readonly name: string
  /** Where it applies: patterns, several that all have to match joined by ` & `. Empty when it applies everywhere. */
  readonly files: readonly string[]
  /** Where it does not apply. */
  readonly ignores: readonly string[]
  /** The prefixes of the plugins it brings. */
  readonly plugins: readonly string[]
  /** Severities by the names of rules, in alphabetical order. */
  readonly rules: Readonly<Record<string, RuleSeverity>>
}

/**
 * Says what a configuration consists of: the names of its blocks, their files, plugins and rules.
 *
 * @param configs - The blocks.
 * @returns A summary of each, in their order.
 *
 * @example
 * ```ts
 * import { defineConfig, describeConfig } from '@signpost/eslint-config'
 *
 * console.table(describeConfig(await defineConfig()).map(({ name, files }) => ({ name, files: files.join(' ') })))
 * ```
 * @public
 */
export function describeConfig(configs: Iterable<FlatConfig>): ConfigSummary[] {
  return Array.from(configs, ({ name = '', files = [], ignores = [], plugins = {}, rules = {} }) => ({
    name,
    files: files.map((pattern) => [pattern].flat().join(' & ')),
    ignores: [...ignores],
    plugins: Object.keys(plugins).sort(),
    rules: Object.fromEntries(
      Object.keys(rules)
        .sort()
        .map((rule) => [rule, severityOf(rules[rule])]),
    ),
  }))
}

const severities = ['off', 'warn', 'error'] as const

function severityOf(setting: unknown): RuleSeverity {
  const severity: unknown = Array.isArray(setting) ? setting[0] : setting
  return severities.find((name, number) => severity === name || severity === number) ?? 'off'
}
