import type { LogicalOptions } from '@signpost/eslint-plugin-logical-properties'
import type globals from 'globals'
import type { Rules } from './flat-config.ts'
import type { OnMissing } from './missing-peer.ts'

/**
 * Options of every preset.
 *
 * @example
 * ```ts
 * import { defineConfig, GLOBS, type FeatureOptions } from '@signpost/eslint-config'
 *
 * const unicorn: FeatureOptions = { files: GLOBS.ts, rules: { 'unicorn/prefer-ternary': 'off' } }
 * export default defineConfig({ unicorn })
 * ```
 * @public
 */
export interface FeatureOptions {
  /**
   * Patterns of files to apply to, in place of the default ones from {@link (GLOBS:variable) | GLOBS}.
   */
  readonly files?: readonly string[]
  /** Additional rules, which override those of the preset. */
  readonly rules?: Rules
}

/**
 * Options of a preset with an optional peer dependency.
 *
 * @example
 * ```ts
 * import { presets, type PeerOptions } from '@signpost/eslint-config'
 *
 * const options: PeerOptions = { onMissing: ({ message }) => console.info(message) }
 * export default await presets.storybook(options)
 * ```
 * @public
 */
export interface PeerOptions extends FeatureOptions {
  /**
   * Receives each package that is missing.
   *
   * @defaultValue a process warning
   */
  readonly onMissing?: OnMissing
}

/**
 * The name of a set of global variables in the package `globals`.
 *
 * @example
 * ```ts
 * import { presets, type GlobalsName } from '@signpost/eslint-config'
 *
 * const names: GlobalsName[] = ['browser', 'serviceworker']
 * export default presets.javascript({ globals: names })
 * ```
 * @searchAlias environment env browser node
 * @public
 */
export type GlobalsName = keyof typeof globals

/**
 * Options of the preset `javascript`.
 *
 * @example
 * ```ts
 * import { defineConfig, type JavaScriptOptions } from '@signpost/eslint-config'
 *
 * const javascript: JavaScriptOptions = { globals: ['browser'], rules: { 'no-console': 'warn' } }
 * export default defineConfig({ javascript })
 * ```
 * @public
 */
export interface JavaScriptOptions extends FeatureOptions {
  /**
   * The global variables to define.
   *
   * @defaultValue `shared-node-browser`: those that Node.js and browsers share
   */
  readonly globals?: readonly GlobalsName[]
  /**
   * Whether to enforce one style where several are equivalent. No rule concerns layout, which is left to a formatter.
   *
   * @defaultValue `false`
   */
  readonly stylistic?: boolean
}

/**
 * Options of the preset `typescript`.
 *
 * @example
 * ```ts
 * import { defineConfig, type TypeScriptOptions } from '@signpost/eslint-config'
 *
 * const typescript: TypeScriptOptions = { preset: 'strict', typeChecked: true }
 * export default defineConfig({ typescript })
 * ```
 * @public
 */
export interface TypeScriptOptions extends PeerOptions {
  /**
   * The set of `typescript-eslint` rules.
   *
   * @defaultValue `recommended`
   */
  readonly preset?: 'recommended' | 'strict'
  /**
   * Whether to add the rules that need types, which take about as long as compiling. Every file then needs a
   * `tsconfig.json` that includes it; with patterns, only the matching files do.
   *
   * @defaultValue `false`
   */
  readonly typeChecked?: boolean | readonly string[]
  /**
   * The folder where the search for `tsconfig.json` begins.
   *
   * @defaultValue the working directory
   */
  readonly tsconfigRootDir?: string
  /**
   * Whether to add the stylistic rules of `typescript-eslint`.
   *
   * @defaultValue `false`
   */
  readonly stylistic?: boolean
}

/**
 * Options of the preset `react`.
 *
 * @example
 * ```ts
 * import { defineConfig, type ReactOptions } from '@signpost/eslint-config'
 *
 * const react: ReactOptions = { files: ['app/**'], components: false, hooks: 'compiler' }
 * export default defineConfig({ react })
 * ```
 * @public
 */
export interface ReactOptions extends PeerOptions {
  /**
   * Whether to add the recommended rules of `@eslint-react/eslint-plugin`.
   *
   * @defaultValue `true`
   */
  readonly components?: boolean
  /**
   * Whether to add the two hook rules of `eslint-plugin-react-hooks`; `compiler` adds its React Compiler rules too.
   *
   * @defaultValue `true`
   */
  readonly hooks?: boolean | 'compiler'
}

/**
 * Options of the preset `node`.
 *
 * @example
 * ```ts
 * import { defineConfig, type NodeOptions } from '@signpost/eslint-config'
 *
 * const node: NodeOptions = { files: ['server/**'], commonjs: ['server/legacy/**'] }
 * export default defineConfig({ node })
 * ```
 * @public
 */
export interface NodeOptions extends FeatureOptions {
  /**
   * Patterns of CommonJS modules.
   *
   * @defaultValue `GLOBS.commonjs`
   */
  readonly commonjs?: readonly string[]
}

/**
 * Options of the preset `vitest`.
 *
 * @example
 * ```ts
 * import { defineConfig, type VitestOptions } from '@signpost/eslint-config'
 *
 * const vitest: VitestOptions = { globals: true }
 * export default defineConfig({ vitest })
 * ```
 * @public
 */
export interface VitestOptions extends FeatureOptions {
  /**
   * Whether `describe`, `test` and so on are globals, as with Vitest's option of that name.
   *
   * @defaultValue `false`
   */
  readonly globals?: boolean
}

/**
 * Options of the preset `logical`: rule options and severity.
 *
 * @example
 * ```ts
 * import { defineConfig, type LogicalPropertiesOptions } from '@signpost/eslint-config'
 *
 * const logicalProperties: LogicalPropertiesOptions = { severity: 'warn', jsxAttributes: ['style', 'sx'] }
 * export default defineConfig({ logicalProperties })
 * ```
 * @public
 */
export interface LogicalPropertiesOptions extends FeatureOptions, LogicalOptions {
  /**
   * The severity of the rules.
   *
   * @defaultValue `error`
   */
  readonly severity?: 'error' | 'warn' | 'off'
}

/**
 * Options of the preset `imports`.
 *
 * @example
 * ```ts
 * import { defineConfig, type ImportsOptions } from '@signpost/eslint-config'
 *
 * const imports: ImportsOptions = { cycles: true }
 * export default defineConfig({ imports })
 * ```
 * @public
 */
export interface ImportsOptions extends PeerOptions {
  /**
   * Whether to report circular imports. This reads every module.
   *
   * @defaultValue `false`
   */
  readonly cycles?: boolean
}

/**
 * Options of the preset `unicorn`.
 *
 * @example
 * ```ts
 * import { defineConfig, type UnicornOptions } from '@signpost/eslint-config'
 *
 * const unicorn: UnicornOptions = { preset: 'recommended', rules: { 'unicorn/no-null': 'off' } }
 * export default defineConfig({ unicorn })
 * ```
 * @public
 */
export interface UnicornOptions extends PeerOptions {
  /**
   * The set of `eslint-plugin-unicorn` rules.
   *
   * @defaultValue `unopinionated`
   */
  readonly preset?: 'unopinionated' | 'recommended'
}
