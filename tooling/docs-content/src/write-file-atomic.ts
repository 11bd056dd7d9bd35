import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

let counter = 0

/**
 * Writes a file so that a reader sees the old text or the new one, never a part: into a file of its own beside it, then
 * renamed. Processes that write the same file at once do not meet.
 *
 * @throws The error of the file system; the file of its own is removed
 */
export function writeFileAtomic(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  counter += 1
  const own = `${file}.${process.pid}-${counter}.tmp`
  try {
    const descriptor = openSync(own, 'w')
    try {
      writeFileSync(descriptor, text)
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
