import { failure, deepMerge, isPlainObject, shown } from '@signpost/utils-primitives'
import { blocksOf, didYouMean } from './check-options.ts'
import type { FlatConfig, RuleName } from './flat-config.ts'

/**
 * Builder for a configuration whose blocks are changed by name. It does not mutate the given blocks.
 *
 * @example
 * ```ts
 * import { ConfigBuilder, defineConfig } from '@signpost/eslint-config'
 *
 * export default new ConfigBuilder(await defineConfig({ typescript: true, vitest: true }))
 *   .override('signpost/vitest', { files: ['e2e/**'] })
 *   .disable('@typescript-eslint/no-non-null-asserted-optional-chain')
 *   .append({ name: 'scripts', files: ['scripts/**'], rules: { 'no-console': 'off' } })
 *   .toArray()
 * ```
 * @searchAlias composer fluent chain extend
 * @public
 */
export class ConfigBuilder implements Iterable<FlatConfig> {
  #configs: FlatConfig[]

  /**
   * @param configs - The initial blocks.
   */
  constructor(configs: Iterable<FlatConfig> = []) {
    this.#configs = blocksOf(configs)
  }

  /**
   * Adds blocks at the end, where they override all others.
   *
   * @param configs - The blocks.
   * @returns The builder.
   */
  append(...configs: readonly FlatConfig[]): this {
    this.#configs.push(...blocksOf(configs))
    return this
  }

  /**
   * Adds blocks at the beginning, where all others override them.
   *
   * @param configs - The blocks.
   * @returns The builder.
   */
  prepend(...configs: readonly FlatConfig[]): this {
    this.#configs.unshift(...blocksOf(configs))
    return this
  }

  /**
   * Overrides a block in place.
   *
   * @param name - The name of the block. If several blocks share it, all are changed.
   * @param patch - Properties to add: `files` and `ignores` are extended; rules, plugins and globals are added by name;
   *   settings and parser options are merged. A function receives the block and returns its replacement.
   * @returns The builder.
   * @throws RangeError when no block has that name. The message lists the existing names.
   */
  override(name: string, patch: FlatConfig | ((config: FlatConfig) => FlatConfig)): this {
    if (!this.#configs.some((config) => config.name === name)) {
      const names = this.#configs.flatMap((config) => config.name ?? [])
      const known = this.#configs.map((config) => `"${config.name}"`).join(', ')
      throw failure(
        'UNKNOWN_BLOCK',
        `Expected one of ${known}, found the block "${name}":${didYouMean(name, names)}`,
        RangeError,
      )
    }
    if (typeof patch !== 'function' && !isPlainObject(patch)) {
      throw failure(
        'INVALID_OPTION',
        `Expected an object or a function as a change of "${name}", found ${shown(patch)}: see ConfigBuilder`,
      )
    }
    this.#configs = this.#configs.map((config) => {
      if (config.name !== name) return config
      return typeof patch === 'function' ? patch(config) : merge(config, patch)
    })
    return this
  }

  /**
   * Renames plugin prefixes, in `plugins` and in rule names. `eslint-disable` comments have to use the new prefixes
   * too.
   *
   * @param prefixes - New prefixes by old ones, such as `{ '@typescript-eslint': 'ts' }`.
   * @returns The builder.
   * @throws RangeError when no block has a plugin of the old prefix, or a new one is invalid or used by another plugin.
   */
  rename(prefixes: Readonly<Record<string, string>>): this {
    const renamed = (prefix: string): string => (Object.hasOwn(prefixes, prefix) ? prefixes[prefix]! : prefix)
    const plugins = new Set(this.#configs.flatMap((config) => Object.keys(config.plugins ?? {})))
    for (const prefix of Object.keys(prefixes)) {
      if (!plugins.has(prefix)) {
        throw failure(
          'UNKNOWN_PLUGIN',
          `Expected a plugin of a block, found the prefix "${prefix}":${didYouMean(prefix, [...plugins])}`,
          RangeError,
        )
      }
    }
    for (const prefix of Object.values(prefixes)) {
      if (!/^(?:[^@/]+|@[^/]+(?:\/[^/]+)*)$/.test(prefix)) {
        throw failure(
          'INVALID_PREFIX',
          `Expected a prefix of a plugin, found "${prefix}": "/" is only allowed in one that begins with "@"`,
          RangeError,
        )
      }
      if ([...plugins].filter((plugin) => renamed(plugin) === prefix).length > 1) {
        throw failure(
          'DUPLICATE_PREFIX',
          `Expected a prefix of its own for each plugin, found "${prefix}" for several: choose another`,
          RangeError,
        )
      }
    }
    const renamedRule = (rule: string): string => {
      const prefix = prefixOf(rule)
      return prefix === undefined ? rule : renamed(prefix) + rule.slice(prefix.length)
    }
    this.#configs = this.#configs.map((config) => ({
      ...config,
      ...(config.plugins && { plugins: mapKeys(config.plugins, renamed) }),
      ...(config.rules && { rules: mapKeys(config.rules, renamedRule) }),
    }))
    return this
  }

  /**
   * Switches rules off in all existing blocks.
   *
   * @param rules - The names of the rules.
   * @returns The builder.
   * @throws RangeError when no block sets a rule; its name is probably misspelt.
   */
  disable(...rules: readonly RuleName[]): this {
    for (const rule of rules) {
      if (!this.#configs.some((config) => config.rules && Object.hasOwn(config.rules, rule))) {
        const rules = this.#configs.flatMap((config) => Object.keys(config.rules ?? {}))
        throw failure(
          'UNKNOWN_RULE',
          `Expected a rule of a block, found "${rule}":${didYouMean(rule, rules)}`,
          RangeError,
        )
      }
    }
    const off = new Set<string>(rules)
    this.#configs = this.#configs.map((config) => {
      if (!config.rules) return config
      const entries = Object.entries(config.rules).map(([rule, setting]) => [rule, off.has(rule) ? 'off' : setting])
      return { ...config, rules: Object.fromEntries(entries) as NonNullable<FlatConfig['rules']> }
    })
    return this
  }

  /**
   * Returns the configuration for ESLint.
   *
   * @returns A new array of the blocks.
   */
  toArray(): FlatConfig[] {
    return [...this.#configs]
  }

  /**
   * Iterates over the blocks, so that the builder can be spread.
   *
   * @returns An iterator over the current blocks.
   */
  [Symbol.iterator](): Iterator<FlatConfig> {
    return this.toArray()[Symbol.iterator]()
  }
}

/** Plugin prefix of a rule name, split as ESLint does; `undefined` for a core rule. */
function prefixOf(rule: string): string | undefined {
  const end = rule.startsWith('@') ? rule.lastIndexOf('/') : rule.indexOf('/')
  return end < 0 ? undefined : rule.slice(0, end)
}

function mapKeys<Value>(record: Record<string, Value>, rename: (key: string) => string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [rename(key), value]))
}

function merge(config: FlatConfig, patch: FlatConfig): FlatConfig {
  const merged: FlatConfig = { ...config, ...patch }
  if (config.files && patch.files) merged.files = [...config.files, ...patch.files]
  if (config.ignores && patch.ignores) merged.ignores = [...config.ignores, ...patch.ignores]
  if (config.plugins && patch.plugins) merged.plugins = { ...config.plugins, ...patch.plugins }
  if (config.rules && patch.rules) merged.rules = { ...config.rules, ...patch.rules }
  if (config.linterOptions && patch.linterOptions)
    merged.linterOptions = { ...config.linterOptions, ...patch.linterOptions }
  if (config.settings && patch.settings) merged.settings = deepMerge(config.settings, patch.settings)
  if (config.languageOptions && patch.languageOptions) {
    merged.languageOptions = mergeLanguageOptions(config.languageOptions, patch.languageOptions)
  }
  return merged
}

type LanguageOptions = NonNullable<FlatConfig['languageOptions']>

function mergeLanguageOptions(before: LanguageOptions, after: LanguageOptions): LanguageOptions {
  const merged = { ...before, ...after }
  for (const key of ['globals', 'parserOptions'] as const) {
    const [left, right] = [before[key], after[key]]
    if (left && right) merged[key] = deepMerge(left as object, right as object)
  }
  return merged
}
