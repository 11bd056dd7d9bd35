import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { openSourceRoot } from './source-root.ts'

/** Files and folders that only the root of a repository or a workspace has. */
export const rootMarkers: readonly string[] = ['.git', 'pnpm-workspace.yaml', 'lerna.json']

/**
 * Root of the workspace that contains a folder: the nearest ancestor with `pnpm-workspace.yaml`, or with `workspaces` in its
 * `package.json`.
 *
 * @returns The folder itself when it is in no workspace.
 */
export function workspaceRoot(folder: string): string {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, 'pnpm-workspace.yaml')) || hasWorkspaces(at)) return at
    if (dirname(at) === at) return resolve(folder)
  }
}

function hasWorkspaces(folder: string): boolean {
  try {
    const manifest = JSON.parse(openSourceRoot(folder).readText(join(folder, 'package.json'))) as {
      workspaces?: unknown
    }
    return manifest.workspaces !== undefined
  } catch {
    return false
  }
}
