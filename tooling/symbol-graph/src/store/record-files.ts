import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readdirSync, readSync, rmSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { writeFileAtomic } from '@signpost/graph-model/write'
import { programFingerprint } from './program-fingerprint.ts'

/** Files of a build for later ones, one for each package of a repository. */
export interface RecordFiles {
  /**
   * The records of the package at a path in the repository, in the order in which they were written. Nothing when the file is
   * missing, broken, of another program or of another package, or when there are no records in it.
   */
  read(repoPath: string): unknown[] | undefined
  /**
   * Writes records one at a time. They may be anything that `v8.serialize` takes; what is in two of them is two when they are
   * read. A file that cannot be written is missing for later builds.
   */
  write(repoPath: string, records: Iterable<unknown>): void
  /** Removes the files of every package but these. */
  retain(repoPaths: readonly string[]): void
}

/**
 * Opens a folder of such files. What is in them depends on the packages and this program only, so they can save nothing but
 * time.
 *
 * @param folder - Made when something is written.
 */
export function openRecordFiles(folder: string): RecordFiles {
  const nameOf = (repoPath: string): string => `${createHash('sha256').update(repoPath).digest('hex').slice(0, 16)}.bin`
  return {
    read(repoPath) {
      try {
        return readRecords(path.join(folder, nameOf(repoPath)), headOf(repoPath))
      } catch {
        return undefined
      }
    },
    write(repoPath, records) {
      try {
        writeFileAtomic(path.join(folder, nameOf(repoPath)), framed(headOf(repoPath), records))
      } catch {
        // The next build makes it again.
      }
    },
    retain(repoPaths) {
      const wanted = new Set(repoPaths.map(nameOf))
      try {
        for (const name of readdirSync(folder)) {
          if (/^[\da-f]{16}\.bin$/u.test(name) && !wanted.has(name)) rmSync(path.join(folder, name), { force: true })
        }
      } catch {
        // There is nothing to forget.
      }
    },
  }
}

/** The first record: what the others are good for. */
function headOf(repoPath: string): string {
  return JSON.stringify([programFingerprint(), repoPath])
}

/** How many bytes a record has stands before it, in this many bytes. A record of none is the end. */
const lengthBytes = 4

function* framed(head: string, records: Iterable<unknown>): Generator<Uint8Array> {
  const length = (bytes: number): Buffer => {
    const written = Buffer.alloc(lengthBytes)
    written.writeUInt32LE(bytes)
    return written
  }
  const frame = (record: unknown): [Uint8Array, Uint8Array] => {
    const bytes = serialize(record)
    return [length(bytes.length), bytes]
  }
  yield* frame(head)
  for (const record of records) yield* frame(record)
  yield length(0)
}

function readRecords(file: string, head: string): unknown[] | undefined {
  const descriptor = openSync(file, 'r')
  try {
    const { size } = fstatSync(descriptor)
    const next = (length: number): Buffer => {
      if (length > size) throw new RangeError(`${length} bytes of ${size}`)
      const bytes = Buffer.alloc(length)
      for (let at = 0; at < length; ) {
        const read = readSync(descriptor, bytes, at, length - at, null)
        if (read === 0) throw new RangeError(`${at} bytes of ${length}`)
        at += read
      }
      return bytes
    }
    const records: unknown[] = []
    for (let length = next(lengthBytes).readUInt32LE(); length > 0; length = next(lengthBytes).readUInt32LE()) {
      records.push(deserialize(next(length)))
      if (records[0] !== head) return undefined
    }
    return records.length > 1 ? records.slice(1) : undefined
  } finally {
    closeSync(descriptor)
  }
}
