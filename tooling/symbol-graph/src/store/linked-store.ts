import type { LinkedRecord } from '../link/linked-record.ts'
import { openRecordFiles } from './record-files.ts'

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

/** Keeps records in a folder, one file for each package. */
export function openLinkedStore(folder: string): LinkedStore {
  const files = openRecordFiles(folder)
  return {
    read: (repoPath) => files.read(repoPath)?.[0] as LinkedRecord | undefined,
    write: (repoPath, record) => files.write(repoPath, [record]),
    retain: (repoPaths) => files.retain(repoPaths),
  }
}
