import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'

const known = new Map<string, string>()

/**
 * Fingerprint of a program: the code of its workspace and of those it uses, the versions of their dependencies, and the version
 * of Node. Data that a program caches is valid for the same fingerprint only.
 *
 * @param workspace - Folder of the workspace.
 * @param code - Folder of the code that runs: `dist`, or `src` in tests.
 */
export function programFingerprint(workspace: string, code = 'dist'): string {
  const before = known.get(workspace)
  if (before !== undefined) return before
  const hash = createHash('sha256').update(process.version)
  for (const folder of withUsed(workspace)) {
    for (const file of filesBelow(join(folder, code))) hash.update(relative(folder, file)).update(readFileSync(file))
    for (const name of Object.keys(manifestOf(folder).dependencies)) {
      hash.update(manifestOf(installedFolder(folder, name)).version)
    }
  }
  const fingerprint = hash.digest('hex')
  known.set(workspace, fingerprint)
  return fingerprint
}

/** The workspace and those it uses, directly or not. */
function withUsed(workspace: string, found = new Set<string>()): Set<string> {
  if (found.has(workspace)) return found
  found.add(workspace)
  const used = Object.keys(manifestOf(workspace).dependencies).filter((name) => name.startsWith('@signpost/'))
  for (const name of used) withUsed(installedFolder(workspace, name), found)
  return found
}

/** Real path of a dependency, in the nearest `node_modules` that has it. */
function installedFolder(folder: string, name: string): string {
  const above = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? []
  const found = above.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')))
  if (found === undefined) throw new Error(`${folder} depends on ${name}, which is not installed`)
  return realpathSync(found)
}

function manifestOf(folder: string): { version: string; dependencies: Record<string, string> } {
  const { version, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
    dependencies?: Record<string, string>
  }
  return { version, dependencies }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]s$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
