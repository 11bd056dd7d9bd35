import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { ownName } from './claims.ts'

/**
 * Writes a file atomically: to a temporary file beside it, flushed to the disk, then renamed. A reader sees the old
 * content or the new, never a part. Any number of processes may write the same file at once; the last one wins.
 *
 * Not the package write-file-atomic: its temporary files cannot be told from others, so those of a killed build would stay, and it
 * takes no blocks.
 *
 * @param content - Text, bytes, or blocks of bytes that are written one after the other.
 * @param isFlushed - False for a file that is made again when a power failure damages it.
 * @throws The error of the file system; the temporary file is removed.
 */
export function writeFileAtomic(
  file: string,
  content: string | Uint8Array | Iterable<Uint8Array>,
  isFlushed = true,
): void {
  const own = ownName(file)
  try {
    const descriptor = openNew(own)
    try {
      for (const bytes of blocksOf(content)) {
        for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at)
      }
      if (isFlushed) fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(own, file)
  } catch (error) {
    rmSync(own, { force: true })
    throw error
  }
}

/**
 * Creates a file and its folder. Retries when another build removes the folder because it is empty.
 *
 * @throws The error of the file system.
 */
export function openNew(file: string): number {
  for (let attempts = 5; ; attempts -= 1) {
    mkdirSync(path.dirname(file), { recursive: true })
    try {
      return openSync(file, 'wx')
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT' || attempts === 0) throw error
    }
  }
}

function blocksOf(content: string | Uint8Array | Iterable<Uint8Array>): Iterable<Uint8Array> {
  if (typeof content === 'string') return [Buffer.from(content)]
  return content instanceof Uint8Array ? [content] : content
}
