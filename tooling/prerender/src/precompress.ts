import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress, isCompressible } from './compress.ts'

/**
 * Writes the compressed forms of every file below a folder beside it, as hard as it can be done.
 *
 * For the assets of an app, which are built more rarely than pages: prerendering takes these forms over.
 *
 * @returns How many files there were to compress.
 */
export function precompress(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files) {
    for (const [extension, form] of compress(readFileSync(file), 'asset')) writeFileSync(file + extension, form)
  }
  return files.length
}
