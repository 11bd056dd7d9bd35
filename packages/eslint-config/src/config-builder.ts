import { deepMerge } from '@signpost/utils-primitives'
import type { FlatConfig, RuleName } from './flat-config.ts'

/**
 * Blocks of a configuration that can still be changed, by their names. The blocks it is given stay as they are.
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
 * @public
 */
export class ConfigBuilder implements Iterable<FlatConfig> {
  #configs: FlatConfig[]

  /**
   * @param configs - The blocks to begin with.
   */
  constructor(configs: Iterable<FlatConfig> = []) {
    this.#configs = [...configs]
  }

  /**
   * Adds blocks at the end, where they win.
   *
   * @param configs - The blocks.
   * @returns The builder.
   */
  append(...configs: readonly FlatConfig[]): this {
    this.#configs.push(...configs)
    return this
  }

  /**
   * Adds blocks at the beginning, where all others win.
   *
   * @param configs - The blocks.
   * @returns The builder.
   */
  prepend(...configs: readonly FlatConfig[]): this {
    this.#configs.unshift(...configs)
    return this
  }

  /**
   * Changes a block where it stands.
   *
   * @param name - The block's name. All blocks of that name are changed.
   * @param patch - What to add: `files` and `ignores` are extended, rules, plugins and globals are added by name, settings
   *   and parser options are merged. A function gets the block and returns what to put in its place.
   * @returns The builder.
   * @throws RangeError when there is no such block. The message names those there are.
   */
  override(name: string, patch: FlatConfig | ((config: FlatConfig) => FlatConfig)): this {
    if (!this.#configs.some((config) => config.name === name)) {
      throw new RangeError(
        `There is no block "${name}". There are ${this.#configs.map((config) => `"${config.name}"`).join(', ')}.`,
      )
    }
    this.#configs = this.#configs.map((config) => {
      if (config.name !== name) return config
      return typeof patch === 'function' ? patch(config) : merge(config, patch)
    })
    return this
  }

  /**
   * Gives plugins other prefixes, in `plugins` and in the names of rules. Comments in the code have to use them too.
   *
   * @param prefixes - The new prefix by the old one, such as `{ '@typescript-eslint': 'ts' }`.
   * @returns The builder.
   * @throws RangeError when a new prefix is one that ESLint cannot read, or belongs to another plugin.
   */
  rename(prefixes: Readonly<Record<string, string>>): this {
    const renamed = (prefix: string): string => (Object.hasOwn(prefixes, prefix) ? prefixes[prefix]! : prefix)
    const plugins = new Set(this.#configs.flatMap((config) => Object.keys(config.plugins ?? {})))
    for (const prefix of Object.values(prefixes)) {
      if (!/^(?:[^@/]+|@[^/]+(?:\/[^/]+)*)$/.test(prefix)) {
        throw new RangeError(`"${prefix}" is no prefix of rules: "/" is only in one that begins with "@".`)
      }
      if ([...plugins].filter((plugin) => renamed(plugin) === prefix).length > 1) {
        throw new RangeError(`The prefix "${prefix}" would belong to several plugins.`)
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
   * Switches rules off in all blocks there are.
   *
   * @param rules - The names of the rules.
   * @returns The builder.
   * @throws RangeError when no block has a rule, which is most likely misspelt.
   */
  disable(...rules: readonly RuleName[]): this {
    for (const rule of rules) {
      if (!this.#configs.some((config) => config.rules && Object.hasOwn(config.rules, rule))) {
        throw new RangeError(`No block has the rule "${rule}".`)
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
   * The configuration, as ESLint takes it.
   *
   * @returns A new array of the blocks.
   */
  toArray(): FlatConfig[] {
    return [...this.#configs]
  }

  /**
   * The blocks one by one, so that the builder can be spread.
   *
   * @returns An iterator over the blocks there are now.
   */
  [Symbol.iterator](): Iterator<FlatConfig> {
    return this.toArray()[Symbol.iterator]()
  }
}

/** The part of a rule's name that says the plugin, split as ESLint does; `undefined` for a rule of ESLint itself. */
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
