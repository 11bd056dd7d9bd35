import type { PackageManifest } from '@signpost/types'
import type { PosixPath } from '@signpost/utils-path'

/**
 * A package of a repository.
 *
 * @example
 * ```ts
 * import { getWorkspaces, type WorkspacePackage } from '@signpost/utils-repo'
 *
 * const isPublished = (pkg: WorkspacePackage): boolean => !pkg.private && pkg.manifest.version !== undefined
 * const published = (await getWorkspaces()).filter(isPublished)
 * ```
 *
 * @searchAlias monorepo module project member
 * @public
 */
export interface WorkspacePackage {
  /** The name in its `package.json`, or its `relativeDir` if it has none, which is not a valid package name. */
  readonly name: string
  /** The absolute path of its folder, in the form of the system. */
  readonly dir: string
  /** The path relative to the root, with `/` on every system; `.` for the root. */
  readonly relativeDir: PosixPath
  /** The contents of its `package.json`. */
  readonly manifest: PackageManifest
  /** Whether its `package.json` prevents publishing. */
  readonly private: boolean
}
