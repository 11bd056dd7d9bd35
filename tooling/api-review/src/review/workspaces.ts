import { findPackages } from '@signpost/files/find-packages'

/** A package of the repository. */
export interface Workspace {
  name: string
  /** Folder relative to the repository, with `/`. */
  path: string
  version?: string
  /** Names in `dependencies`, `peerDependencies` and `optionalDependencies`. */
  dependencies: readonly string[]
}

/**
 * Finds the packages of the repository by name.
 *
 * @throws Error when two have one name.
 */
export function readWorkspaces(root: string): Map<string, Workspace> {
  const workspaces = new Map<string, Workspace>()
  for (const { path, manifest } of findPackages(root).packages) {
    const { name, version, ...fields } = manifest as Record<string, unknown>
    if (typeof name !== 'string') continue
    const other = workspaces.get(name)
    if (other) throw new Error(`${path} and ${other.path} are both packages named "${name}". Rename one.`)
    const dependencies = ['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((field) =>
      Object.keys((fields[field] ?? {}) as object),
    )
    workspaces.set(name, {
      name,
      path,
      ...(typeof version === 'string' && { version }),
      dependencies: [...new Set(dependencies)].sort(),
    })
  }
  return workspaces
}
