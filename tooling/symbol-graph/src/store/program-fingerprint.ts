import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

let known: string | undefined

/**
 * Fingerprint of the files of this package and of the workspaces it uses, their dependencies' versions, and the Node
 * version, on which the serialisation format depends.
 */
export function programFingerprint(): string {
  if (known !== undefined) return known
  const hash = createHash('sha256').update(process.version)
  const own = fileURLToPath(new URL('../..', import.meta.url))
  const used = Object.keys(dependenciesOf(own)).filter((name) => name.startsWith('@signpost/'))
  for (const folder of [own, ...used.map((name) => realpathSync(path.join(own, 'node_modules', name)))]) {
    for (const file of filesBelow(path.join(folder, path.basename(fileURLToPath(new URL('..', import.meta.url)))))) {
      hash.update(file).update(readFileSync(file))
    }
    for (const name of Object.keys(dependenciesOf(folder)))
      hash.update(versionOf(path.join(folder, 'node_modules', name)))
  }
  known = hash.digest('hex')
  return known
}

function dependenciesOf(folder: string): Record<string, string> {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  return dependencies
}

function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]s$/u.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
