import { copyFileSync, existsSync, linkSync, renameSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'

/**
 * Hard links to the files that a build's manifest will name. Until then, another build of the same folder may remove
 * them.
 */
export interface Claims {
  /** @throws The error of the file system, `ENOENT` when the file is missing. */
  take(file: string): void
  /** Restores removed files. Call it once the manifest that names them is written. */
  restore(): void
  /** Removes the links. */
  release(): void
}

let counter = 0

/** Name for a temporary file beside a file. If this build is killed, a later one removes it as a leftover. */
export function ownName(file: string): string {
  return `${file}.${process.pid}-${(counter += 1)}-${Math.random().toString(36).slice(2, 8)}.tmp`
}

/** Creates an empty set of claims; files are relative to the folder. */
export function createClaims(directory: string): Claims {
  const claims = new Map<string, string>()
  return {
    take(file) {
      if (claims.has(file)) return
      const own = ownName(path.join(directory, file))
      link(path.join(directory, file), own)
      claims.set(file, own)
      // A hard link has the time of its file, and old files are removed as leftovers.
      const now = new Date()
      utimesSync(own, now, now)
    },
    restore() {
      for (const [file, own] of claims)
        if (!existsSync(path.join(directory, file))) link(own, path.join(directory, file))
    },
    release() {
      for (const own of claims.values()) rmSync(own, { force: true })
      claims.clear()
    },
  }
}

/**
 * Removes files. Restores those that a manifest names by now.
 *
 * @param named - Reads which files the manifest on disk names.
 */
export function removeFiles(directory: string, files: readonly string[], named: () => ReadonlySet<string>): void {
  const aside = files.flatMap((file): [string, string][] => {
    const own = ownName(path.join(directory, file))
    try {
      renameSync(path.join(directory, file), own)
      return [[file, own]]
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return []
      throw error
    }
  })
  const now = named()
  for (const [file, own] of aside) {
    if (now.has(file) && !existsSync(path.join(directory, file))) renameSync(own, path.join(directory, file))
    else rmSync(own, { force: true })
  }
}

/** Links, or copies on file systems without hard links. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EEXIST') return
    if (code === 'ENOENT') throw error
    copyFileSync(from, to)
  }
}
