import type { PathInput } from '@signpost/utils-path'
import { runNow } from './disk/program.ts'
import { rootOf, type FindRootOptions } from './find-root.ts'
import { loadWorkspaces } from './load-workspaces.ts'
import type { WorkspacePackage } from './workspace-package.ts'

/**
 * Lists the packages of the repository that a folder is in, without a promise. See
 * {@link (getWorkspaces:function) | getWorkspaces}.
 *
 * @param from - Where to begin looking for the root: a folder or a file in it. The working directory by default.
 * @param options - What is the root, and which globs to use.
 * @returns The packages in the order of their relative paths, by UTF-16 code unit. The root, where it is asked for, is first.
 * @throws {@link RootNotFoundError} when there is no root.
 * @throws {@link WorkspaceError} when two packages have one name, or `pnpm-workspace.yaml` cannot be read.
 * @throws `FsError` of `@signpost/utils-fs` when a `package.json` cannot be read, or holds something else than it should.
 *
 * @example
 * ```ts
 * import { getWorkspacesSync } from '@signpost/utils-repo'
 *
 * export const projects = getWorkspacesSync().map(({ relativeDir }) => `${relativeDir}/vitest.config.ts`)
 * ```
 *
 * @public
 */
export function getWorkspacesSync(from: PathInput = '.', options: getWorkspacesSync.Options = {}): WorkspacePackage[] {
  const { patterns, includeRoot = false } = options
  const { packages } = runNow(loadWorkspaces(runNow(rootOf(from, options)), patterns, includeRoot))
  return [...packages]
}

/**
 * The types of {@link (getWorkspacesSync:function) | getWorkspacesSync}.
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
   * Which packages {@link (getWorkspacesSync:function) | getWorkspacesSync} lists.
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
    /** Globs of folders, from the root, in place of those that the repository declares. */
    readonly patterns?: readonly string[] | undefined
    /** Whether the package of the root is listed too. `false` by default. */
    readonly includeRoot?: boolean | undefined
  }
}
