import type { LiteralUnion } from './union.ts'

/**
 * Target of an entry of `exports` or `imports`: a file, `null` to block it, a list of fallbacks, or targets by
 * condition or subpath.
 *
 * @see {@link https://nodejs.org/api/packages.html#package-entry-points | Package entry points} in Node.js
 *
 * @example
 * ```ts
 * import type { ExportsField } from '@signpost/types'
 *
 * const exports: ExportsField = {
 *   '.': { types: './dist/index.d.ts', default: './dist/index.js' },
 *   './internal/*': null,
 * }
 * ```
 *
 * @searchAlias resolution resolve
 * @public
 */
export type ExportsField = string | null | ExportsField[] | ExportsConditions

/**
 * Targets by condition (`import`, `types`) or by subpath (`.`, `./*`). The first match wins.
 *
 * @example
 * ```ts
 * import type { ExportsConditions } from '@signpost/types'
 *
 * const root: ExportsConditions = { types: './index.d.ts', default: './index.js' }
 * ```
 *
 * @public
 */
export interface ExportsConditions {
  /** The target for the condition or subpath; see {@link ExportsField}. */
  [conditionOrSubpath: string]: ExportsField
}

/**
 * Dependencies by package name: version ranges, tags, URLs, or `workspace:` and `catalog:`.
 *
 * @example
 * ```ts
 * import type { DependencyMap } from '@signpost/types'
 *
 * const dependencies: DependencyMap = { react: '>=18', '@signpost/types': 'workspace:*' }
 * ```
 *
 * @searchAlias devdependencies peerdependencies
 * @public
 */
export interface DependencyMap {
  /** The requested version of the package. */
  [name: string]: string
}

/**
 * Workspace folders as globs, in the forms that npm and Yarn accept.
 *
 * @example
 * ```ts
 * import type { WorkspacesField } from '@signpost/types'
 *
 * const workspaces: WorkspacesField = { packages: ['packages/*', '!packages/private'] }
 * ```
 *
 * @searchAlias monorepo packages
 * @public
 */
export type WorkspacesField = string[] | { packages?: string[]; nohoist?: string[] }

/**
 * A `package.json` as written by its author: every field may be missing.
 *
 * @remarks
 * It describes a valid file. A file from outside may be invalid: check a field before you rely on it. Fields that are
 * not listed are `unknown`.
 *
 * @see {@link https://docs.npmjs.com/cli/configuring-npm/package-json | package.json} in the documentation of npm
 *
 * @example
 * ```ts
 * import type { PackageManifest } from '@signpost/types'
 *
 * const manifest: PackageManifest = {
 *   name: '@signpost/types',
 *   version: '1.0.0',
 *   type: 'module',
 *   exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
 * }
 * ```
 *
 * @searchAlias packagejson npm metadata
 * @public
 */
export interface PackageManifest {
  /** The name, including the scope. Often missing in workspace roots. */
  name?: string
  /** A semantic version. Missing in unpublished packages. */
  version?: string
  /** A one-sentence description. */
  description?: string
  /** Search keywords. */
  keywords?: string[]
  /** An SPDX expression. */
  license?: string
  /** Whether to prevent publishing. */
  private?: boolean
  /** The module format of `.js` files. Defaults to `commonjs`. */
  type?: LiteralUnion<'module' | 'commonjs', string>
  /** The entry point for tools that do not support `exports`. */
  main?: string
  /** The declarations for compilers that do not support `exports`. */
  types?: string
  /** The older name of `types`. */
  typings?: string
  /** Executables: one file named like the package, or files by name. */
  bin?: string | Record<string, string>
  /** Entry points of the package. */
  exports?: ExportsField
  /** Targets of `#` specifiers within the package. */
  imports?: Record<string, ExportsField>
  /** Globs of the published files. */
  files?: string[]
  /** Whether importing modules has side effects, or globs of those that do. */
  sideEffects?: boolean | string[]
  /** Supported versions of Node.js and other engines. */
  engines?: Record<string, string>
  /** The package manager, with its version: `pnpm@10.34.9`. */
  packageManager?: string
  /** Requirements for developing the package: the package manager, or a list of allowed ones. */
  devEngines?: {
    packageManager?: { name: string; version?: string } | readonly { name: string; version?: string }[]
    [name: string]: unknown
  }
  /** Workspace folders. pnpm uses a separate file. */
  workspaces?: WorkspacesField
  /** Commands by name. */
  scripts?: Record<string, string>
  /** Packages needed at run time. */
  dependencies?: DependencyMap
  /** Packages needed for building and testing. */
  devDependencies?: DependencyMap
  /** Packages that the dependent must install. */
  peerDependencies?: DependencyMap
  /** Options of peer dependencies, such as whether they are optional. */
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  /** Packages whose installation may fail. */
  optionalDependencies?: DependencyMap
  /** Every other field. */
  [field: string]: unknown
}
