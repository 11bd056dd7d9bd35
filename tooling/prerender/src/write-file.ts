import { copyFileSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compress, isCompressible, type Effort } from './compress.ts'

/** Where files go, and where those of the last build may be found. */
export interface Target {
  /** The folder being filled. */
  folder: string
  /** The last complete output, made by the same encoder; absent when there is none. */
  previous?: string
}

/** Fills a folder; files are named relative to it, with `/`. */
export interface FileWriter {
  /** Writes a file and its compressed forms, or `none` of these. */
  write: (file: string, bytes: Buffer, effort: Effort | 'none') => void
  /** Takes a file of the last output over, with its compressed forms. */
  keep: (file: string) => void
}

/**
 * Returns what writes files into a folder.
 *
 * When the last output has the same bytes, its files are linked instead: compressing them again would cost more than
 * rendering them. A thread has nothing else to do meanwhile, and thousands of small files are written much sooner one after
 * the other than through the promises of `node:fs`.
 */
export function fileWriter(target: Target): FileWriter {
  // Each folder is made once, not once for each of its files.
  const made = new Set<string>()
  const placeOf = (file: string): string => {
    const path = join(target.folder, file)
    const folder = dirname(path)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    return path
  }
  const linkAll = (previous: string, path: string): void => {
    for (const form of ['', '.br', '.gz']) linkOrCopy(previous + form, path + form)
  }
  return {
    write(file, bytes, effort) {
      const path = placeOf(file)
      const previous = target.previous === undefined ? undefined : join(target.previous, file)
      if (effort === 'none' || !isCompressible(file)) {
        writeFileSync(path, bytes)
      } else if (previous !== undefined && holds(previous, bytes)) {
        linkAll(previous, path)
      } else {
        writeFileSync(path, bytes)
        for (const [extension, form] of compress(bytes, effort)) writeFileSync(path + extension, form)
      }
    },
    keep(file) {
      if (target.previous === undefined) throw new Error(`There is no last output to take ${file} from`)
      linkAll(join(target.previous, file), placeOf(file))
    },
  }
}

function holds(file: string, bytes: Buffer): boolean {
  try {
    return readFileSync(file).equals(bytes)
  } catch {
    return false
  }
}

/** Puts a file in a second place; a compressed form that saved nothing was never written. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    // Not every file system has links.
    copyFileSync(from, to)
  }
}
