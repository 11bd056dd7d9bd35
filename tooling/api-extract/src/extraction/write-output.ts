import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sync as writeFileAtomic } from 'write-file-atomic'

/** Names of outputs and of their temporary files from a killed run. Nothing else is ever removed. */
const outputName = /\.(?:api\.json|api\.md|facts\.json)(?:\.\d+)?$/

/**
 * Writes the outputs of one package: replaces files that differ, each atomically, and removes outputs of an earlier run
 * that this one did not make.
 *
 * @param files - Text by file name. The facts are written last, so that the files they name exist.
 * @param owned - Whether an output in the folder is of this package, for a folder that several share.
 * @param confirm - Called before the first file is written; throws when a newer run replaces this one.
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
    // `write-file-atomic` would replace the file that a link names, and reading a pipe waits for its writer.
    if (isOther(file)) rmSync(file)
    if (readText(file) === text) continue
    // Flushing each file takes minutes for thousands of entry points. The facts are flushed last, after what they name.
    writeFileAtomic(file, text, { fsync: isFacts(name) })
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

function isOther(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === false
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
