import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file's bytes and the strong validator made from them, equal wherever the same bytes are served. */
export interface CachedFile {
  bytes: Buffer
  /** With its quotes. */
  etag: string
}

/** Bytes kept in memory before the file that was asked for longest ago is dropped. */
const capacity = 64 * 1024 * 1024

/**
 * Reads files of one folder and keeps those asked for last.
 *
 * @returns Reads a file by its name relative to the folder; names come from a listing, never from a request.
 */
export function fileCache(folder: string): (file: string) => Promise<CachedFile> {
  const kept = new Map<string, CachedFile>()
  let size = 0
  return async (file) => {
    const found = kept.get(file)
    if (found) {
      kept.delete(file)
      kept.set(file, found)
      return found
    }
    const bytes = await readFile(join(folder, file))
    const entry = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
    if (!kept.has(file)) size += bytes.length
    kept.set(file, entry)
    for (const [name, { bytes: old }] of kept) {
      if (size <= capacity) break
      kept.delete(name)
      size -= old.length
    }
    return entry
  }
}
