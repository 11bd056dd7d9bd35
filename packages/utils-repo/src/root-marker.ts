/**
 * What makes a folder the root that {@link findRoot} looks for.
 *
 * @example
 * ```ts
 * import { findRoot, RootMarker } from '@signpost/utils-repo'
 *
 * const nearestPackage = await findRoot(import.meta.url, { marker: RootMarker.Manifest })
 * ```
 *
 * @public
 */
export enum RootMarker {
  /** The repository of Git: a folder `.git`, or a file `.git` of a linked worktree or a submodule. */
  Git = 'git',
  /** The workspaces: a `pnpm-workspace.yaml`, or a `package.json` with `workspaces`. */
  Workspaces = 'workspaces',
  /** Any `package.json`. */
  Manifest = 'manifest',
}
