import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'

/** A workspace as it is when a program starts. */
interface Workspace {
  /** Digest of its code and of the versions of its dependencies. */
  digest: string
  /** Folders of the workspaces that it uses directly. */
  uses: readonly string[]
}

/** Programs have most of their workspaces in common. */
const known = new Map<string, Workspace>()

/**
 * Fingerprint of a program: the code of its workspace and of those it uses, the versions of their dependencies, and the version
 * of Node. Data that a program caches is valid for the same fingerprint only.
 *
 * @param workspace - Folder of the workspace.
 * @param code - Folder of the code that runs: `dist`, or `src` in tests.
 */
export function programFingerprint(workspace: string, code = 'dist'): string {
  const folders = new Set([workspace])
  const hash = createHash('sha256').update(process.version)
  for (const folder of folders) {
    const { digest, uses } = readWorkspace(folder, code)
    hash.update(digest)
    for (const used of uses) folders.add(used)
  }
  return hash.digest('hex')
}

function readWorkspace(folder: string, code: string): Workspace {
  const key = join(folder, code)
  const before = known.get(key)
  if (before !== undefined) return before
  const hash = createHash('sha256')
  for (const file of filesBelow(key)) hash.update(relative(folder, file)).update(readFileSync(file))
  const uses: string[] = []
  for (const name of Object.keys(manifestOf(folder).dependencies)) {
    const installed = installedFolder(folder, name)
    hash.update(manifestOf(installed).version)
    if (name.startsWith('@signpost/')) uses.push(installed)
  }
  const found = { digest: hash.digest('hex'), uses }
  known.set(key, found)
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

/** Files of code, without declarations, which do not run. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.[jt]s$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
