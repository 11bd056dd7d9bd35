/**
 * Marker that identifies the root for {@link findRoot}.
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
  /** A Git repository: a folder `.git`, or a file `.git` in a linked worktree or a submodule. */
  Git = 'git',
  /** Workspaces: a `pnpm-workspace.yaml`, or a `package.json` with `workspaces`. */
  Workspaces = 'workspaces',
  /** Any `package.json`. */
  Manifest = 'manifest',
}
