import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Files below a folder in code-unit order, relative to it and with `/`.
 *
 * @throws Error of the file system when the folder cannot be read.
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Whether a name is that of a compressed form: `app.js.br`, `app.js.gz`. */
export function isCompressedForm(file: string): boolean {
  return /\.(?:br|gz)$/.test(file)
}
