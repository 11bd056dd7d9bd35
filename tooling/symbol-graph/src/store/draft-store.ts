import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Comment } from '../docs/comment.ts'
import type { PackageDraft } from '../link/graph-index.ts'
import type { PackageSource } from '../read/package-source.ts'
import { writeFileAtomic } from '../write/write-file.ts'
import { programFingerprint } from './program-fingerprint.ts'

/** What was made of a package, and from what. */
export interface KeptPackage {
  /** Of the files that it was made from. */
  fingerprint: string
  source: PackageSource
  /** The slug it was drafted with; another package may have taken the one in `source`. */
  slug: string
  draft: PackageDraft
  /** The doc comments of the package by their text. */
  comments: ReadonlyMap<string, Comment>
}

/** Where a build keeps what the next one need not make again. */
export interface DraftStore {
  /** What is kept of the package at a path in the repository; without the doc models. Nothing when it cannot be used. */
  read(repoPath: string): KeptPackage | undefined
  /** Keeps a package. One that cannot be kept is made again by the next build. */
  write(kept: KeptPackage): void
  /** Forgets every package but these. */
  retain(repoPaths: readonly string[]): void
}

/** A store that keeps nothing. */
export const noStore: DraftStore = { read: () => undefined, write: () => undefined, retain: () => undefined }

/**
 * Keeps packages in a folder, one file each.
 *
 * What is drafted of a package depends on its files and this program only, so a store can save nothing but time. A file that
 * is missing, broken or of another program is none.
 */
export function openDraftStore(folder: string): DraftStore {
  const nameOf = (repoPath: string): string => `${createHash('sha256').update(repoPath).digest('hex').slice(0, 16)}.bin`
  return {
    read(repoPath) {
      try {
        const { program, kept } = deserialize(readFileSync(path.join(folder, nameOf(repoPath)))) as {
          program: string
          kept: KeptPackage
        }
        return program === programFingerprint() && kept.source.repoPath === repoPath ? kept : undefined
      } catch {
        return undefined
      }
    },
    write(kept) {
      const { source, draft } = kept
      const models = new Map<string, never>()
      const slim: KeptPackage = {
        ...kept,
        source: { ...source, models },
        draft: { ...draft, source: { ...draft.source, models } },
      }
      try {
        const bytes = serialize({ program: programFingerprint(), kept: slim })
        writeFileAtomic(path.join(folder, nameOf(source.repoPath)), bytes)
      } catch {
        // The next build drafts it again.
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
