import { blocksOf } from './check-options.ts'
import type { FlatConfig } from './flat-config.ts'

/**
 * Severity of a rule, by name rather than by number.
 *
 * @example
 * ```ts
 * import { describeConfig, presets, type RuleSeverity } from '@signpost/eslint-config'
 *
 * const severities: RuleSeverity[] = describeConfig(presets.javascript()).flatMap(({ rules }) => Object.values(rules))
 * ```
 * @searchAlias warn error level
 * @public
 */
export type RuleSeverity = 'off' | 'warn' | 'error'

/**
 * Summary of one block by {@link describeConfig}, as plain data for JSON.
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
  /** The name of the block, `''` when it has none. */
  readonly name: string
  /**
   * Patterns of files that the block applies to; patterns that must all match are joined by ` & `. Empty when it
   * applies everywhere.
   */
  readonly files: readonly string[]
  /** Patterns of files that the block does not apply to. */
  readonly ignores: readonly string[]
  /** The prefixes of its plugins. */
  readonly plugins: readonly string[]
  /** Severities by rule name, in alphabetical order. */
  readonly rules: Readonly<Record<string, RuleSeverity>>
}

/**
 * Summarises a configuration: the names of its blocks, their files, plugins and rules.
 *
 * @param configs - The blocks.
 * @returns One summary per block, in order.
 *
 * @example
 * ```ts
 * import { defineConfig, describeConfig } from '@signpost/eslint-config'
 *
 * console.table(describeConfig(await defineConfig()).map(({ name, files }) => ({ name, files: files.join(' ') })))
 * ```
 * @searchAlias inspect print inspector dump explain
 * @public
 */
export function describeConfig(configs: Iterable<FlatConfig>): ConfigSummary[] {
  return Array.from(blocksOf(configs), ({ name = '', files = [], ignores = [], plugins = {}, rules = {} }) => ({
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
