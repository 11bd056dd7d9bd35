import type { LiteralUnion } from './union.ts'

/**
 * What an entry of `exports` or `imports` leads to: a file, nothing (`null`), the first usable of several, or one
 * entry for each condition or subpath.
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
 * @public
 */
export type ExportsField = string | null | ExportsField[] | ExportsConditions

/**
 * Entries by condition (`import`, `types`) or by subpath (`.`, `./*`). The order counts: the first that matches wins.
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
  /** What the condition or subpath leads to; see {@link ExportsField}. */
  [conditionOrSubpath: string]: ExportsField
}

/**
 * Names of packages with the versions that are asked for: ranges, tags, addresses, or `workspace:` and `catalog:`.
 *
 * @example
 * ```ts
 * import type { DependencyMap } from '@signpost/types'
 *
 * const dependencies: DependencyMap = { react: '>=18', '@signpost/types': 'workspace:*' }
 * ```
 *
 * @public
 */
export interface DependencyMap {
  /** The version asked for of the package of that name. */
  [name: string]: string
}

/**
 * Which folders are workspaces: globs, alone or as npm and Yarn also write them.
 *
 * @example
 * ```ts
 * import type { WorkspacesField } from '@signpost/types'
 *
 * const workspaces: WorkspacesField = { packages: ['packages/*', '!packages/private'] }
 * ```
 *
 * @public
 */
export type WorkspacesField = string[] | { packages?: string[]; nohoist?: string[] }

/**
 * A `package.json`, as its author may have written it: every field may be missing.
 *
 * @remarks
 * It describes a file that follows the documentation. A file from outside may not: check a field before you rely on
 * it. Fields that are not listed are `unknown`.
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
 * @public
 */
export interface PackageManifest {
  /** The name, with its scope. Missing in many roots of workspaces. */
  name?: string
  /** A semantic version. Missing in packages that are not published. */
  version?: string
  /** One sentence for lists and searches. */
  description?: string
  /** Words that searches find the package by. */
  keywords?: string[]
  /** An SPDX expression. */
  license?: string
  /** Whether publishing is refused. */
  private?: boolean
  /** How `.js` files are read; `commonjs` where it is missing. */
  type?: LiteralUnion<'module' | 'commonjs', string>
  /** The entry point for tools that do not know `exports`. */
  main?: string
  /** The declarations for compilers that do not know `exports`. */
  types?: string
  /** The older name of `types`. */
  typings?: string
  /** The programs: one file named like the package, or files by name. */
  bin?: string | Record<string, string>
  /** The entry points, and what else may be imported. */
  exports?: ExportsField
  /** What specifiers with `#` lead to inside the package. */
  imports?: Record<string, ExportsField>
  /** The files that are published, as globs. */
  files?: string[]
  /** Whether, or which, modules do something when they are merely imported. */
  sideEffects?: boolean | string[]
  /** The versions of Node.js and others that the package works with. */
  engines?: Record<string, string>
  /** The package manager, with its version: `pnpm@10.34.9`. */
  packageManager?: string
  /** The folders that are workspaces. pnpm has a file of its own for them. */
  workspaces?: WorkspacesField
  /** Commands by name. */
  scripts?: Record<string, string>
  /** What the package needs at run time. */
  dependencies?: DependencyMap
  /** What it needs to be built and tested. */
  devDependencies?: DependencyMap
  /** What whoever installs it brings along. */
  peerDependencies?: DependencyMap
  /** Which peers may be missing. */
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  /** What it uses where it can be installed. */
  optionalDependencies?: DependencyMap
  /** Every other field. */
  [field: string]: unknown
}
