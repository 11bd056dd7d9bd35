import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { PackageInput } from '../read/package-source.ts'

/** Folders that are not searched for packages. */
const ignored = new Set(['node_modules', 'dist', 'build', 'src', 'test'])

/**
 * Packages to document: all folders below `packages/` with a `package.json` and a folder `.api`.
 *
 * @param root - Root of the repository.
 */
export function findPackages(root: string): PackageInput[] {
  const found: PackageInput[] = []
  const search = (folder: string, depth: number): void => {
    if (existsSync(path.join(folder, 'package.json')) && existsSync(path.join(folder, '.api'))) {
      found.push(packageInput(root, folder))
      return
    }
    if (depth === 0) return
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !ignored.has(entry.name) && !entry.name.startsWith('.')) {
        search(path.join(folder, entry.name), depth - 1)
      }
    }
  }
  const packages = path.join(root, 'packages')
  if (existsSync(packages)) search(packages, 3)
  return found
}

/** Input for the package in a folder. */
export function packageInput(
  root: string,
  folder: string,
  apiFolder: string = path.join(folder, '.api'),
): PackageInput {
  const repoPath = path.relative(root, folder).split(path.sep).join('/')
  // A package outside the repository is its own root.
  return { folder, apiFolder, repoPath, root: repoPath.startsWith('..') ? folder : root }
}
