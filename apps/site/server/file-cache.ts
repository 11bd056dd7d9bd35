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
 * LRU cache of the files of a folder. Requests for a file that is being read share that read.
 *
 * @returns Reads a file by its name relative to the folder. Names come from a listing, never from a request.
 */
export function fileCache(folder: string): (file: string) => Promise<CachedFile> {
  const kept = new Map<string, CachedFile>()
  const pending = new Map<string, Promise<CachedFile>>()
  let size = 0

  const keep = (file: string, entry: CachedFile): void => {
    kept.set(file, entry)
    size += entry.bytes.length
    for (const [name, { bytes }] of kept) {
      if (size <= capacity) break
      kept.delete(name)
      size -= bytes.length
    }
  }
  const load = async (file: string): Promise<CachedFile> => {
    const bytes = await readFile(join(folder, file))
    const entry = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
    keep(file, entry)
    return entry
  }

  return (file) => {
    const found = kept.get(file)
    if (found) {
      kept.delete(file)
      kept.set(file, found)
      return Promise.resolve(found)
    }
    const reading = pending.get(file) ?? load(file).finally(() => pending.delete(file))
    pending.set(file, reading)
    return reading
  }
}
