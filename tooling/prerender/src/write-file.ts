import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compress, isCompressible, type Effort } from './compress.ts'

/** Folders of the new and the previous output. */
export interface Target {
  /** Folder to write to. */
  folder: string
  /** Previous complete output of the same encoder; absent when there is none. */
  previous?: string
}

/** Writes files of one folder. Names are relative to it, with `/`. */
export interface FileWriter {
  /** Writes a file and its compressed forms; `none` writes no compressed forms. */
  write: (file: string, bytes: Buffer, effort: Effort | 'none') => void
  /** Links a file of the previous output, with its compressed forms. */
  reuse: (file: string) => void
}

/**
 * Creates a writer for a folder.
 *
 * A file with the same bytes in the previous output is linked: compression costs more than rendering. Writes are synchronous,
 * because the promises of `node:fs` are much slower for thousands of small files and a thread has no other work meanwhile.
 * They are not atomic either: the folder is renamed as a whole.
 */
export function fileWriter(target: Target): FileWriter {
  const made = new Set<string>()
  const placeOf = (file: string): string => {
    const path = join(target.folder, file)
    const folder = dirname(path)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    return path
  }
  const listed = new Map<string, ReadonlySet<string>>()
  /** Names in a folder of the previous output: trying to link files that do not exist takes longer than linking those that do. */
  const namesIn = (folder: string): ReadonlySet<string> => {
    const names = listed.get(folder) ?? new Set(readdirSync(folder))
    listed.set(folder, names)
    return names
  }
  const linkAll = (previous: string, path: string): void => {
    const names = namesIn(dirname(previous))
    linkOrCopy(previous, path)
    for (const form of ['.br', '.gz']) {
      // A form that saved nothing does not exist.
      if (names.has(basename(previous) + form)) linkOrCopy(previous + form, path + form)
    }
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
    reuse(file) {
      if (target.previous === undefined) throw new Error(`No previous output to reuse ${file} from`)
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

/** Links a file; copies it where the file system has no hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
