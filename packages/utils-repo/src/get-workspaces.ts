import type { PathInput } from '@signpost/utils-path'
import { run } from './disk/program.ts'
import { rootOf, type FindRootOptions, checkWorkspaces } from './find-root.ts'
import { loadWorkspaces } from './load-workspaces.ts'
import type { WorkspacePackage } from './workspace-package.ts'

/**
 * Lists the packages of the repository that contains a folder, like npm, pnpm, Yarn or Bun.
 *
 * @remarks
 * `pnpm-workspace.yaml` declares the folders of packages; without it, `workspaces` of the `package.json` does. Globs
 * that begin with `!` exclude packages, regardless of their order. Folders in `node_modules` are excluded. Links are
 * followed, and a folder with several paths is one package. There is no cache: each call reads the disk.
 *
 * @param from - Where to start searching for the root: a folder or a file in it. Defaults to the working directory.
 * @param options - The marker of the root, the globs, and a signal.
 * @returns The packages, sorted by relative path (UTF-16 code units). The root, if included, is first.
 * @throws {@link RootNotFoundError} when there is no root.
 * @throws {@link WorkspaceError} when two packages have the same name, or `pnpm-workspace.yaml` is invalid.
 * @throws `FsError` of `@signpost/utils-fs` when a `package.json` cannot be read or is invalid.
 * @throws The reason of the signal when it aborts.
 *
 * @example
 * ```ts
 * import { getWorkspaces } from '@signpost/utils-repo'
 *
 * for (const { name, relativeDir } of await getWorkspaces()) console.log(name, 'in', relativeDir)
 * ```
 *
 * @searchAlias monorepo getpackages manypkg subpackages
 * @public
 */
export async function getWorkspaces(
  from: PathInput = '.',
  options: getWorkspaces.Options = {},
): Promise<WorkspacePackage[]> {
  checkWorkspaces('getWorkspaces', options, 'AbortSignal')
  const { patterns, includeRoot = false, signal } = options
  const root = await run(rootOf(from, options), signal)
  const { packages } = await run(loadWorkspaces(root, patterns, includeRoot), signal)
  return [...packages]
}

/**
 * Types of {@link (getWorkspaces:function) | getWorkspaces}.
 *
 * @example
 * ```ts
 * import { getWorkspaces } from '@signpost/utils-repo'
 *
 * const names = async (options: getWorkspaces.Options) => (await getWorkspaces('.', options)).map(({ name }) => name)
 * ```
 *
 * @public
 */
export namespace getWorkspaces {
  /**
   * Options of {@link (getWorkspaces:function) | getWorkspaces}.
   *
   * @example
   * ```ts
   * import { RootMarker, type getWorkspaces } from '@signpost/utils-repo'
   *
   * const options: getWorkspaces.Options = {
   *   marker: RootMarker.Git,
   *   patterns: ['libs/**', '!libs/examples/*'],
   *   signal: AbortSignal.timeout(5000),
   * }
   * ```
   *
   * @public
   */
  export interface Options extends FindRootOptions {
    /** Globs of folders, relative to the root, in place of those declared by the repository. */
    readonly patterns?: readonly string[] | undefined
    /** Whether to include the package of the root. Defaults to `false`. */
    readonly includeRoot?: boolean | undefined
    /** A signal that aborts reading. */
    readonly signal?: AbortSignal | undefined
  }
}
