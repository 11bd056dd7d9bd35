import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PackageInput } from '../read/package-source.ts'

/** Folders that are never searched for packages. */
const ignored = new Set(['node_modules', 'dist', 'build', 'src', 'test'])

/**
 * The root of the workspace around a folder: the nearest one upward with `pnpm-workspace.yaml`, or with `workspaces` in
 * its `package.json`.
 *
 * @returns The folder itself when there is no workspace around it.
 */
export function findRoot(folder: string): string {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (existsSync(path.join(at, 'pnpm-workspace.yaml')) || hasWorkspaces(at)) return at
    if (path.dirname(at) === at) return path.resolve(folder)
  }
}

/**
 * The packages to document: every folder below `packages/` that has a `package.json` and a folder `.api`.
 *
 * @param root - The repository's root.
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

/** A package by its folder. */
export function packageInput(
  root: string,
  folder: string,
  apiFolder: string = path.join(folder, '.api'),
): PackageInput {
  return { folder, apiFolder, repoPath: path.relative(root, folder).split(path.sep).join('/') }
}

function hasWorkspaces(folder: string): boolean {
  try {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { workspaces?: unknown }
    return manifest.workspaces !== undefined
  } catch {
    return false
  }
}
