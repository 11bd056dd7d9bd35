import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { LinkedRecord } from '../link/linked-record.ts'
import { writeFileAtomic } from '../write/write-file.ts'
import { programFingerprint } from './program-fingerprint.ts'

/** Where a build keeps what packages were linked from and what came of it. */
export interface LinkedStore {
  /** The record of the package at a path in the repository. Nothing when it cannot be used. */
  read(repoPath: string): LinkedRecord | undefined
  /** Keeps a record. A package whose record cannot be kept is linked again by the next build. */
  write(repoPath: string, record: LinkedRecord): void
  /** Forgets every package but these. */
  retain(repoPaths: readonly string[]): void
}

/** A store that keeps nothing. */
export const noLinkedStore: LinkedStore = { read: () => undefined, write: () => undefined, retain: () => undefined }

/**
 * Keeps records in a folder, one file for each package. A file that is missing, broken, of another program or of another
 * package is none.
 */
export function openLinkedStore(folder: string): LinkedStore {
  const nameOf = (repoPath: string): string => `${createHash('sha256').update(repoPath).digest('hex').slice(0, 16)}.bin`
  return {
    read(repoPath) {
      try {
        const found = deserialize(readFileSync(path.join(folder, nameOf(repoPath)))) as StoredRecord
        return found.program === programFingerprint() && found.repoPath === repoPath ? found.record : undefined
      } catch {
        return undefined
      }
    },
    write(repoPath, record) {
      const stored: StoredRecord = { program: programFingerprint(), repoPath, record }
      try {
        writeFileAtomic(path.join(folder, nameOf(repoPath)), serialize(stored))
      } catch {
        // The next build links it again.
      }
    },
    retain(repoPaths) {
      const wanted = new Set(repoPaths.map(nameOf))
      try {
        for (const name of readdirSync(folder)) {
          if (name.endsWith('.bin') && !wanted.has(name)) rmSync(path.join(folder, name), { force: true })
        }
      } catch {
        // There is nothing to forget.
      }
    },
  }
}

/** What a file has. */
interface StoredRecord {
  program: string
  repoPath: string
  record: LinkedRecord
}
