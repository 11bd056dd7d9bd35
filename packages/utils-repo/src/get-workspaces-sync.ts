import type { PathInput } from '@signpost/utils-path'
import { runNow } from './disk/program.ts'
import { rootOf, type FindRootOptions, checkWorkspaces } from './find-root.ts'
import { loadWorkspaces } from './load-workspaces.ts'
import type { WorkspacePackage } from './workspace-package.ts'

/**
 * Synchronously lists the packages of the repository that contains a folder. See
 * {@link (getWorkspaces:function) | getWorkspaces}.
 *
 * @param from - Where to start searching for the root: a folder or a file in it. Defaults to the working directory.
 * @param options - The marker of the root, and the globs.
 * @returns The packages, sorted by relative path (UTF-16 code units). The root, if included, is first.
 * @throws {@link RootNotFoundError} when there is no root.
 * @throws {@link WorkspaceError} when two packages have the same name, or `pnpm-workspace.yaml` is invalid.
 * @throws `FsError` of `@signpost/utils-fs` when a `package.json` cannot be read or is invalid.
 *
 * @example
 * ```ts
 * import { getWorkspacesSync } from '@signpost/utils-repo'
 *
 * export const projects = getWorkspacesSync().map(({ relativeDir }) => `${relativeDir}/vitest.config.ts`)
 * ```
 *
 * @searchAlias monorepo getpackagessync blocking
 * @public
 */
export function getWorkspacesSync(from: PathInput = '.', options: getWorkspacesSync.Options = {}): WorkspacePackage[] {
  checkWorkspaces('getWorkspacesSync', options)
  const { patterns, includeRoot = false } = options
  const { packages } = runNow(loadWorkspaces(runNow(rootOf(from, options)), patterns, includeRoot))
  return [...packages]
}

/**
 * Types of {@link (getWorkspacesSync:function) | getWorkspacesSync}.
 *
 * @example
 * ```ts
 * import { getWorkspacesSync } from '@signpost/utils-repo'
 *
 * const names = (options: getWorkspacesSync.Options) => getWorkspacesSync('.', options).map(({ name }) => name)
 * ```
 *
 * @public
 */
export namespace getWorkspacesSync {
  /**
   * Options of {@link (getWorkspacesSync:function) | getWorkspacesSync}.
   *
   * @example
   * ```ts
   * import type { getWorkspacesSync } from '@signpost/utils-repo'
   *
   * const options: getWorkspacesSync.Options = { includeRoot: true }
   * ```
   *
   * @public
   */
  export interface Options extends FindRootOptions {
    /** Globs of folders, relative to the root, in place of those declared by the repository. */
    readonly patterns?: readonly string[] | undefined
    /** Whether to include the package of the root. Defaults to `false`. */
    readonly includeRoot?: boolean | undefined
  }
}
