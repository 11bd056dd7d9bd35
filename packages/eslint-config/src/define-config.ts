import { resolve } from 'node:path'
import { isPlainObject } from '@signpost/utils-primitives'
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
import * as presets from './presets.ts'

/**
 * Makes an ESLint configuration with options.
 *
 * @remarks
 * A feature that is not named is found out, by {@link detectFeatures}; `detect: false` leaves it off. Every block has a
 * name, by which {@link ConfigBuilder} finds it, and {@link describeConfig} lists them.
 *
 * @param options - See {@link (defineConfig:namespace).Options}.
 * @param overrides - Configurations that come last, each one or several. Without a name they are called `override 1` and so on.
 * @returns The blocks: ignored files, JavaScript, the features in the order of {@link Feature}, configuration files, overrides.
 * @throws TypeError when an option has no such name.
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
 * @public
 */
export function defineConfig(
  options?: defineConfig.Options,
  ...overrides: readonly (FlatConfig | readonly FlatConfig[])[]
): Promise<FlatConfig[]>
/**
 * Makes an ESLint configuration of what the project uses, without options.
 *
 * @param overrides - Configurations that come last, each one or several. The first has a key that no option has, such as `rules`.
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
   * What {@link (defineConfig:1) | defineConfig} takes. A feature is off with `false`, on with `true` or options of its
   * own, and found out when it is not named.
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
     * Whether to find out which features the project uses.
     *
     * @defaultValue `true`
     */
    readonly detect?: boolean
    /** Patterns of files to leave out, besides those of {@link (GLOBS:variable) | GLOBS}. One with `!` takes a pattern back. */
    readonly ignores?: readonly string[]
    /**
     * Whether to ask for one way where there are several equal ones, in JavaScript and TypeScript. No rule is about layout.
     *
     * @defaultValue `false`
     */
    readonly stylistic?: boolean
    /**
     * Hears of an optional package that is missing.
     *
     * @defaultValue a warning of the process
     */
    readonly onMissing?: OnMissing
    /** ESLint's own rules, which are always on. */
    readonly javascript?: JavaScriptOptions
    /** Configuration files of tools, which always have a block. */
    readonly configFiles?: FeatureOptions
    /** Node.js: its globals, and CommonJS modules. */
    readonly node?: boolean | NodeOptions
    /** TypeScript, by `typescript-eslint`. */
    readonly typescript?: boolean | TypeScriptOptions
    /** Imports and exports, by `eslint-plugin-import-x`. */
    readonly imports?: boolean | ImportsOptions
    /** Borders between packages, by `eslint-plugin-import-x`. `root` is the folder of the workspace, `cwd` unless given. */
    readonly monorepo?: boolean | (PeerOptions & { readonly root?: string })
    /** Better ways to write JavaScript, by `eslint-plugin-unicorn`. */
    readonly unicorn?: boolean | UnicornOptions
    /** React, by `@eslint-react/eslint-plugin` and `eslint-plugin-react-hooks`. */
    readonly react?: boolean | ReactOptions
    /** CSS in JavaScript that follows the direction of text. */
    readonly logicalProperties?: boolean | LogicalPropertiesOptions
    /** Tests. */
    readonly vitest?: boolean | VitestOptions
    /** Stories, by `eslint-plugin-storybook`. */
    readonly storybook?: boolean | PeerOptions
  }
}

const optionNames: ReadonlySet<string> = new Set<keyof defineConfig.Options>([
  'cwd',
  'detect',
  'ignores',
  'stylistic',
  'onMissing',
  'javascript',
  'configFiles',
  ...Object.values(Feature),
])

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
  const unknown = keys.find((key) => !optionNames.has(key))
  if (unknown === undefined) return true
  throw new TypeError(`"${unknown}" is no option of defineConfig. There are ${[...optionNames].join(', ')}.`)
}

async function define(options: defineConfig.Options, overrides: readonly FlatConfig[]): Promise<FlatConfig[]> {
  const cwd = resolve(options.cwd ?? '.')
  const detected = options.detect === false ? new Set<Feature>() : await detectFeatures(cwd)
  const on = (feature: Feature): boolean => Boolean(options[feature] ?? detected.has(feature))
  const shared = { ...(options.onMissing && { onMissing: options.onMissing }) }
  const stylistic = options.stylistic ?? false
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

/** Without a parser for TypeScript, a block must not make ESLint look at it. */
function withoutTypeScript(config: FlatConfig): FlatConfig {
  return config.files ? { ...config, ignores: [...(config.ignores ?? []), ...GLOBS.ts] } : config
}

function isFirstOfItsName({ name }: FlatConfig, index: number, all: readonly FlatConfig[]): boolean {
  return all.findIndex((other) => other.name === name) === index
}
