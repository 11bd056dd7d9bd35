import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseJsonc } from './parse-jsonc.ts'
import { openSourceRoot } from './source-root.ts'

/**
 * Root of the workspace that contains a folder: the nearest ancestor with `pnpm-workspace.yaml`, with `workspaces` in its
 * `package.json`, or with `workspace` in its `deno.json`.
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
  return (
    hasKey(join(folder, 'package.json'), 'workspaces') ||
    ['deno.json', 'deno.jsonc'].some((name) => hasKey(join(folder, name), 'workspace'))
  )
}

function hasKey(file: string, key: string): boolean {
  if (!existsSync(file)) return false
  try {
    const text = openSourceRoot(dirname(file)).readText(file)
    const value = (file.endsWith('package.json') ? JSON.parse(text) : parseJsonc(text)) as Record<string, unknown>
    return value[key] !== undefined
  } catch {
    return false
  }
}
