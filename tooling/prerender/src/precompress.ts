import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { OutputError } from '@signpost/files'
import { compress, isCompressible } from './compress.ts'

/**
 * Writes the compressed forms of every file below a folder beside it, as hard as it can be done.
 *
 * For the assets of an app, which are built more rarely than pages: prerendering takes these forms over.
 *
 * @returns How many files there were to compress.
 * @throws `OutputError` when there is a file with the name of a compressed form that is none.
 */
export function precompress(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files) {
    const bytes = readFileSync(file)
    for (const [extension, form] of compress(bytes, 'asset')) {
      if (existsSync(file + extension) && !isFormOf(bytes, file + extension, extension)) {
        throw new OutputError(
          file + extension,
          'other content',
          'none, or a compressed form of the file beside it',
          'Remove it or move it away.',
        )
      }
      writeFileSync(file + extension, form)
    }
  }
  return files.length
}

function isFormOf(bytes: Buffer, file: string, extension: '.br' | '.gz'): boolean {
  const restore = extension === '.br' ? brotliDecompressSync : gunzipSync
  try {
    return restore(readFileSync(file), { maxOutputLength: bytes.length + 1 }).equals(bytes)
  } catch {
    return false
  }
}
