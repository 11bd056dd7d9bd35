import { copyFileSync, existsSync, linkSync, renameSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'

/**
 * Files that a build is about to name, under second names of its own. Another build of the same folder may remove one of
 * them in the meantime, because no manifest names it yet.
 */
export interface Claims {
  /** @throws The error of the file system, `ENOENT` when the file is gone. */
  take(file: string): void
  /** Puts back what is gone: to be called when the manifest is there, and names them. */
  restore(): void
  /** Gives the second names up. */
  release(): void
}

let counter = 0

/** A name beside a file that a later build takes for a left-over when this one is killed. */
export function ownName(file: string): string {
  return `${file}.${process.pid}-${(counter += 1)}-${Math.random().toString(36).slice(2, 8)}.tmp`
}

/** Starts without any; files are relative to the folder. */
export function createClaims(directory: string): Claims {
  const claims = new Map<string, string>()
  return {
    take(file) {
      if (claims.has(file)) return
      const own = ownName(path.join(directory, file))
      link(path.join(directory, file), own)
      claims.set(file, own)
      // A second name is as old as the first one, and what is old is taken for a left-over.
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
 * Removes files. What a manifest has come to name at the same moment is put back.
 *
 * @param named - Reads which files are named.
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

/** Not every file system knows second names. */
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
