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
 * @public
 */
export interface WorkspacePackage {
  /** The name in its `package.json`; where there is none, its `relativeDir`, which no other package can be named. */
  readonly name: string
  /** The absolute path of its folder, as the system writes it. */
  readonly dir: string
  /** The path from the root, with `/` on every system; `.` for the root. */
  readonly relativeDir: PosixPath
  /** What is in its `package.json`. */
  readonly manifest: PackageManifest
  /** Whether its `package.json` refuses that it be published. */
  readonly private: boolean
}
