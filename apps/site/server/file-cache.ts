import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes of a file and their strong ETag, which is equal on all servers with the same bytes. */
export interface CachedFile {
  bytes: Buffer
  /** With quotes. */
  etag: string
}

/** Capacity in bytes. Beyond it, the least recently used files are dropped. */
const capacity = 64 * 1024 * 1024

/**
 * LRU cache of the files of a folder.
 *
 * @returns Reads a file by its name relative to the folder. Names come from a listing, never from a request.
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
