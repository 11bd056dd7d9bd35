import { resolve } from 'node:path'
import { failure, isPlainObject, shown } from '@signpost/utils-primitives'
import { boolean, callback, checkOptions, either, type OptionCheck, record, text, texts } from './check-options.ts'
import { detectFeatures } from './detect-features.ts'
import type {
  FeatureOptions,
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
import { Feature } from './feature.ts'
import type { FlatConfig } from './flat-config.ts'
import { code, GLOBS } from './globs.ts'
import type { OnMissing } from './missing-peer.ts'
import { presetChecks } from './option-checks.ts'
import * as presets from './presets.ts'

/**
 * Creates an ESLint configuration with options.
 *
 * @remarks
 * Features that are not named are detected by {@link detectFeatures}; `detect: false` leaves them off. Every block has
 * a name, for {@link ConfigBuilder} and {@link describeConfig}.
 *
 * @param options - See {@link (defineConfig:namespace).Options}.
 * @param overrides - Configurations that come last: single blocks or arrays. Unnamed ones are named `override 1` and so
 *   on.
 * @returns The blocks: ignored files, JavaScript, the features in the order of {@link Feature}, configuration files,
 *   overrides.
 * @throws TypeError for an unknown option or a value of a wrong type, also in the options of a feature.
 *
 * @example
 * ```ts
 * import { defineConfig } from '@signpost/eslint-config'
 *
 * export default defineConfig(
 *   { typescript: { preset: 'strict' }, react: { files: ['app/**'] }, ignores: ['vendor/'] },
 *   { files: ['scripts/**'], rules: { 'no-console': 'off' } },
 * )
 * ```
 * @searchAlias antfu factory flat linter setup
 * @public
 */
export function defineConfig(
  options?: defineConfig.Options,
  ...overrides: readonly (FlatConfig | readonly FlatConfig[])[]
): Promise<FlatConfig[]>
/**
 * Creates an ESLint configuration for the detected features, without options.
 *
 * @param overrides - Configurations that come last: single blocks or arrays. The first must have a key that is not an
 *   option, such as `rules`.
 * @returns The blocks, as with options.
 *
 * @example
 * ```ts
 * import { defineConfig } from '@signpost/eslint-config'
 *
 * export default defineConfig({ rules: { 'no-console': 'warn' } })
 * ```
 * @public
 */
export function defineConfig(...overrides: readonly (FlatConfig | readonly FlatConfig[])[]): Promise<FlatConfig[]>
export async function defineConfig(
  first: defineConfig.Options | FlatConfig | readonly FlatConfig[] = {},
  ...others: readonly (FlatConfig | readonly FlatConfig[])[]
): Promise<FlatConfig[]> {
  if (!isOptions(first)) return define({}, [first, ...others].flat())
  return define(first, others.flat())
}

/**
 * Types of {@link (defineConfig:1) | defineConfig}.
 *
 * @example
 * ```ts
 * import { defineConfig } from '@signpost/eslint-config'
 *
 * const options: defineConfig.Options = { detect: false, typescript: true }
 * export default defineConfig(options)
 * ```
 * @public
 */
export namespace defineConfig {
  /**
   * Options of {@link (defineConfig:1) | defineConfig}. A feature is off with `false`, on with `true` or with its own
   * options, and detected when absent.
   *
   * @example
   * ```ts
   * import { defineConfig } from '@signpost/eslint-config'
   *
   * const options: defineConfig.Options = { react: { hooks: 'compiler' }, unicorn: false }
   * ```
   * @public
   */
  export interface Options {
    /**
     * The folder of the project.
     *
     * @defaultValue the working directory
     */
    readonly cwd?: string
    /**
     * Whether to detect the features that the project uses.
     *
     * @defaultValue `true`
     */
    readonly detect?: boolean
    /**
     * Patterns of files to ignore, in addition to those of {@link (GLOBS:variable) | GLOBS}. A pattern with `!`
     * unignores files.
     */
    readonly ignores?: readonly string[]
    /**
     * Whether to enforce one style where several are equivalent, in JavaScript and TypeScript. No rule concerns layout.
     *
     * @defaultValue `false`
     */
    readonly stylistic?: boolean
    /**
     * Receives each optional package that is missing.
     *
     * @defaultValue a process warning
     */
    readonly onMissing?: OnMissing
    /** ESLint core rules, which are always on. */
    readonly javascript?: JavaScriptOptions
    /** Configuration files of tools, which always have a block. */
    readonly configFiles?: FeatureOptions
    /** Node.js: its globals, and CommonJS modules. */
    readonly node?: boolean | NodeOptions
    /** TypeScript, by `typescript-eslint`. */
    readonly typescript?: boolean | TypeScriptOptions
    /** Imports and exports, by `eslint-plugin-import-x`. */
    readonly imports?: boolean | ImportsOptions
    /**
     * Boundaries between packages, by `eslint-plugin-import-x`. `root` is the workspace folder and defaults to `cwd`.
     */
    readonly monorepo?: boolean | (PeerOptions & { readonly root?: string })
    /** Better ways to write JavaScript, by `eslint-plugin-unicorn`. */
    readonly unicorn?: boolean | UnicornOptions
    /** React, by `@eslint-react/eslint-plugin` and `eslint-plugin-react-hooks`. */
    readonly react?: boolean | ReactOptions
    /** Logical properties in CSS-in-JS. */
    readonly logicalProperties?: boolean | LogicalPropertiesOptions
    /** Tests. */
    readonly vitest?: boolean | VitestOptions
    /** Stories, by `eslint-plugin-storybook`. */
    readonly storybook?: boolean | PeerOptions
  }
}

/** Checks of the options; the preset of a feature checks its own. */
const feature = either(boolean, record)
const optionChecks: Readonly<Record<keyof defineConfig.Options, OptionCheck>> = {
  cwd: text,
  detect: boolean,
  ignores: texts,
  stylistic: boolean,
  onMissing: callback,
  javascript: record,
  configFiles: record,
  node: feature,
  typescript: feature,
  imports: feature,
  monorepo: feature,
  unicorn: feature,
  react: feature,
  logicalProperties: feature,
  vitest: feature,
  storybook: feature,
}

const configKeys: ReadonlySet<string> = new Set<keyof FlatConfig>([
  'name',
  'basePath',
  'files',
  'language',
  'languageOptions',
  'linterOptions',
  'plugins',
  'processor',
  'rules',
  'settings',
])

function isOptions(value: unknown): value is defineConfig.Options {
  if (!isPlainObject(value)) return false
  const keys = Object.keys(value)
  if (keys.some((key) => configKeys.has(key))) return false
  checkOptions('defineConfig', value, optionChecks)
  return true
}

async function define(options: defineConfig.Options, overrides: readonly FlatConfig[]): Promise<FlatConfig[]> {
  const wrong = overrides.findIndex(
    (override: unknown) => Object.prototype.toString.call(override) !== '[object Object]',
  )
  if (wrong >= 0) {
    throw failure(
      'INVALID_OPTION',
      `Expected configurations of ESLint in objects, found ${shown(overrides[wrong])}: remove it, or spread a list of those that apply`,
    )
  }
  const cwd = resolve(options.cwd ?? '.')
  const detected = options.detect === false ? new Set<Feature>() : await detectFeatures(cwd)
  const on = (feature: Feature): boolean => Boolean(options[feature] ?? detected.has(feature))
  const shared = { ...(options.onMissing && { onMissing: options.onMissing }) }
  const stylistic = options.stylistic ?? false
  checkOptions('monorepo', own(options.monorepo), { ...presetChecks.monorepo, root: text })
  const { root = cwd, ...monorepoOptions } = own(options.monorepo)

  const create: Readonly<Record<Feature, () => FlatConfig[] | Promise<FlatConfig[]>>> = {
    node: () => presets.node(own(options.node)),
    typescript: () => presets.typescript({ ...shared, stylistic, tsconfigRootDir: cwd, ...own(options.typescript) }),
    imports: () => presets.imports({ ...shared, ...own(options.imports) }),
    monorepo: () => presets.monorepo(resolve(cwd, root), { ...shared, ...monorepoOptions }),
    unicorn: () => presets.unicorn({ ...shared, ...own(options.unicorn) }),
    react: () => presets.react({ ...shared, ...own(options.react) }),
    logicalProperties: () => presets.logical(own(options.logicalProperties)),
    vitest: () => presets.vitest(own(options.vitest)),
    storybook: () => presets.storybook({ ...shared, ...own(options.storybook) }),
  }
  const features = Object.values(Feature).filter(on)
  const blocks = await Promise.all(features.map((feature) => create[feature]()))

  const parsesTypeScript = (blocks[features.indexOf(Feature.TypeScript)] ?? []).length > 0
  const all: FlatConfig[] = [
    { name: 'signpost/ignores', ignores: [...GLOBS.ignores, ...(options.ignores ?? [])] },
    ...presets.javascript({ stylistic, files: parsesTypeScript ? code : GLOBS.js, ...options.javascript }),
    ...blocks.flat(),
    ...presets.configFiles(options.configFiles),
  ]
  return [
    ...(parsesTypeScript ? all : all.map(withoutTypeScript)).filter(isFirstOfItsName),
    ...overrides.map((config, index) => ({ name: `override ${index + 1}`, ...config })),
  ]
}

function own<Options extends object>(option: boolean | Options | undefined): Partial<Options> {
  return typeof option === 'object' ? option : {}
}

/** Without a TypeScript parser, no block may make ESLint lint TypeScript files. */
function withoutTypeScript(config: FlatConfig): FlatConfig {
  return config.files ? { ...config, ignores: [...(config.ignores ?? []), ...GLOBS.ts] } : config
}

function isFirstOfItsName({ name }: FlatConfig, index: number, all: readonly FlatConfig[]): boolean {
  return all.findIndex((other) => other.name === name) === index
}
