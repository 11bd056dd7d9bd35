import type { LogicalOptions } from '@signpost/eslint-plugin-logical-properties'
import type globals from 'globals'
import type { Rules } from './flat-config.ts'
import type { OnMissing } from './missing-peer.ts'

/**
 * What every preset takes.
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
   * Where it applies, instead of the patterns of {@link (GLOBS:variable) | GLOBS} that are usual for it.
   */
  readonly files?: readonly string[]
  /** Rules on top of its own. */
  readonly rules?: Rules
}

/**
 * What a preset with an optional peer dependency takes.
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
   * Hears of a package that is missing.
   *
   * @defaultValue a warning of the process
   */
  readonly onMissing?: OnMissing
}

/**
 * The name of a set of global variables, from the package `globals`.
 *
 * @example
 * ```ts
 * import { presets, type GlobalsName } from '@signpost/eslint-config'
 *
 * const names: GlobalsName[] = ['browser', 'serviceworker']
 * export default presets.javascript({ globals: names })
 * ```
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
   * The global variables there are.
   *
   * @defaultValue `shared-node-browser`: what Node.js and browsers have in common
   */
  readonly globals?: readonly GlobalsName[]
  /**
   * Whether to ask for one way where there are several equal ones. No rule is about layout: that is a formatter's work.
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
   * Which rules of `typescript-eslint`.
   *
   * @defaultValue `recommended`
   */
  readonly preset?: 'recommended' | 'strict'
  /**
   * Whether to add the rules that need types, which takes about as long as compiling. Every file then has to belong to
   * a `tsconfig.json`; patterns are the files for which it is so.
   *
   * @defaultValue `false`
   */
  readonly typeChecked?: boolean | readonly string[]
  /**
   * The folder in which `tsconfig.json` is looked for first.
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
   * Whether to have the recommended rules of `@eslint-react/eslint-plugin`.
   *
   * @defaultValue `true`
   */
  readonly components?: boolean
  /**
   * Whether to have the two rules of hooks of `eslint-plugin-react-hooks`; `compiler` adds its rules for React Compiler.
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
   * Which files are CommonJS modules.
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
   * Whether `describe`, `test` and the like are global, as by Vitest's option of that name.
   *
   * @defaultValue `false`
   */
  readonly globals?: boolean
}

/**
 * Options of the preset `logical`: those of the rules, and how a problem counts.
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
   * How a problem counts.
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
   * Whether to look for modules that import each other, which reads every module.
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
   * Which rules of `eslint-plugin-unicorn`.
   *
   * @defaultValue `unopinionated`
   */
  readonly preset?: 'unopinionated' | 'recommended'
}
