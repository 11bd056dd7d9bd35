import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sync as writeFileAtomic } from 'write-file-atomic'

/** Names of what extraction writes, also of a killed one's drafts. Nothing else is ever removed. */
const outputName = /\.(?:api\.json|api\.md|facts\.json)(?:\.\d+)?$/

/**
 * Makes a folder hold exactly these files of one package: writes those that differ, each by rename, and removes those
 * that an earlier run wrote and this one did not.
 *
 * @param files - Text by file name. The facts are written last: whoever reads them finds the files that they name.
 * @param owned - Tells a file of this package from a neighbour's in a folder that several share.
 * @param confirm - Called before the first file is written; throws when this run must not write any more.
 * @returns Whether anything changed on disk.
 * @throws Error of the file system, when the folder cannot be written.
 */
export function writeOutput(
  dir: string,
  files: ReadonlyMap<string, string>,
  owned: (name: string) => boolean,
  confirm = (): void => undefined,
): boolean {
  confirm()
  mkdirSync(dir, { recursive: true })
  let changed = false
  const names = [...files.keys()].sort((a, b) => Number(isFacts(a)) - Number(isFacts(b)) || (a < b ? -1 : 1))
  for (const name of names) {
    const text = files.get(name) ?? ''
    const file = join(dir, name)
    if (readText(file) === text) continue
    writeFileAtomic(file, text)
    changed = true
  }
  for (const name of readdirSync(dir)) {
    if (files.has(name) || !outputName.test(name) || !owned(name)) continue
    rmSync(join(dir, name), { force: true })
    changed = true
  }
  return changed
}

function isFacts(name: string): boolean {
  return name.endsWith('.facts.json')
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
