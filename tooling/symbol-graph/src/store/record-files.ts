import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readdirSync, readSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { programFingerprint } from '@signpost/files'
import { writeFileAtomic } from '@signpost/graph-model/write'

/** Cache files of a build, one for each package of a repository. */
export interface RecordFiles {
  /**
   * Returns the records of the package at a path in the repository, in the order in which they were written. Undefined
   * when the file is missing, broken, without records, or of another program version or package.
   */
  read(repoPath: string): unknown[] | undefined
  /**
   * Writes records one at a time: any values that `v8.serialize` accepts. An object in two records becomes two objects.
   * A file that cannot be written is a cache miss later.
   */
  write(repoPath: string, records: Iterable<unknown>): void
  /** Removes the files of all other packages. */
  retain(repoPaths: readonly string[]): void
}

/**
 * Opens a folder of cache files. Their contents depend only on the packages and this program, so that they affect
 * nothing but time.
 *
 * @param folder - Created on the first write.
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
        writeFileAtomic(path.join(folder, nameOf(repoPath)), framed(headOf(repoPath), records), false)
      } catch {
        // Cache miss in the next build.
      }
    },
    retain(repoPaths) {
      const wanted = new Set(repoPaths.map(nameOf))
      try {
        for (const name of readdirSync(folder)) {
          if (/^[\da-f]{16}\.bin$/u.test(name) && !wanted.has(name)) rmSync(path.join(folder, name), { force: true })
        }
      } catch {
        // No folder, nothing to remove.
      }
    },
  }
}

/** `src` or `dist`. */
const code = fileURLToPath(new URL('..', import.meta.url))

/** First record: the key under which the others are valid. */
function headOf(repoPath: string): string {
  return JSON.stringify([programFingerprint(path.dirname(code), path.basename(code)), repoPath])
}

/** Size of the length prefix of a record, in bytes. A length of 0 ends the file. */
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
