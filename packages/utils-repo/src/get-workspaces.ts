import type { PathInput } from '@signpost/utils-path'
import { run } from './disk/program.ts'
import { rootOf, type FindRootOptions } from './find-root.ts'
import { loadWorkspaces } from './load-workspaces.ts'
import type { WorkspacePackage } from './workspace-package.ts'

/**
 * Lists the packages of the repository that a folder is in, as npm, pnpm, Yarn or Bun would.
 *
 * @remarks
 * A `pnpm-workspace.yaml` says which folders are packages; without one, `workspaces` of the `package.json`. Globs that begin
 * with `!` leave packages out, wherever they stand in the list. What is in `node_modules` is left out. Links are followed,
 * and a folder that several paths lead to is one package. Nothing is remembered: each call reads the disk.
 *
 * @param from - Where to begin looking for the root: a folder or a file in it. The working directory by default.
 * @param options - What is the root, which globs to use, and what aborts.
 * @returns The packages in the order of their relative paths, by UTF-16 code unit. The root, where it is asked for, is first.
 * @throws {@link RootNotFoundError} when there is no root.
 * @throws {@link WorkspaceError} when two packages have one name, or `pnpm-workspace.yaml` cannot be read.
 * @throws `FsError` of `@signpost/utils-fs` when a `package.json` cannot be read, or holds something else than it should.
 * @throws The reason of the signal when it is aborted.
 *
 * @example
 * ```ts
 * import { getWorkspaces } from '@signpost/utils-repo'
 *
 * for (const { name, relativeDir } of await getWorkspaces()) console.log(name, 'in', relativeDir)
 * ```
 *
 * @public
 */
export async function getWorkspaces(
  from: PathInput = '.',
  options: getWorkspaces.Options = {},
): Promise<WorkspacePackage[]> {
  const { patterns, includeRoot = false, signal } = options
  const root = await run(rootOf(from, options), signal)
  const { packages } = await run(loadWorkspaces(root, patterns, includeRoot), signal)
  return [...packages]
}

/**
 * The types of {@link (getWorkspaces:function) | getWorkspaces}.
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
   * Which packages {@link (getWorkspaces:function) | getWorkspaces} lists.
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
    /** Globs of folders, from the root, in place of those that the repository declares. */
    readonly patterns?: readonly string[] | undefined
    /** Whether the package of the root is listed too. `false` by default. */
    readonly includeRoot?: boolean | undefined
    /** Aborts the reading. */
    readonly signal?: AbortSignal | undefined
  }
}
