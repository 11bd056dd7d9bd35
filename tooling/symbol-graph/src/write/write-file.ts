import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { ownName } from './claims.ts'

/**
 * Writes a file so that a reader sees the old content or the new one, never a part: into a file of its own beside it,
 * to the disk, then renamed. Any number of processes may write the same file at once; the last one wins.
 *
 * @throws The error of the file system; the file of its own is removed.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const own = ownName(file)
  try {
    const descriptor = openSync(own, 'wx')
    try {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(own, file)
  } catch (error) {
    rmSync(own, { force: true })
    throw error
  }
}
