import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { OutputError } from '@signpost/files'
import { compress, isCompressible } from './compress.ts'

/**
 * Writes the compressed forms of all files below a folder beside them, at the highest quality.
 *
 * Used for the app's assets, which are built less often than pages. Prerendering copies these forms.
 *
 * @returns Number of files that can be compressed.
 * @throws `OutputError` when another file has the name of a compressed form.
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
