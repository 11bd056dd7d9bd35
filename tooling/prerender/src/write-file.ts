import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compress, isCompressible, type Effort } from './compress.ts'

/** Folders of the new and the previous output. */
export interface Target {
  /** Folder to write to. It may have files of an earlier output, of which some are those of the previous one. */
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
  /** Removes a file and its compressed forms. */
  remove: (file: string) => void
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
  /** Names in a folder before this writer: looking for files that do not exist takes longer than linking those that do. */
  const namesIn = (folder: string): ReadonlySet<string> => {
    const names = listed.get(folder) ?? new Set(readdirSync(folder))
    listed.set(folder, names)
    return names
  }
  const isThere = (path: string): boolean => namesIn(dirname(path)).has(basename(path))
  const link = (from: string, to: string): void => {
    if (isThere(to) && isSame(from, to)) return
    anew(to, () => {
      try {
        linkSync(from, to)
      } catch {
        // Some file systems have no hard links.
        copyFileSync(from, to, constants.COPYFILE_EXCL)
      }
    })
  }
  /** Links or writes the compressed forms of a file. `place` returns false where there is none: it saved nothing. */
  const formsOf = (path: string, place: (extension: '.br' | '.gz') => boolean): void => {
    for (const extension of ['.br', '.gz'] as const) {
      if (!place(extension) && isThere(path + extension)) rmSync(path + extension)
    }
  }
  const linkAll = (previous: string, path: string): void => {
    const names = namesIn(dirname(previous))
    link(previous, path)
    formsOf(path, (extension) => {
      const isFound = names.has(basename(previous) + extension)
      if (isFound) link(previous + extension, path + extension)
      return isFound
    })
  }
  return {
    write(file, bytes, effort) {
      const path = placeOf(file)
      const previous = target.previous === undefined ? undefined : join(target.previous, file)
      const isKnown = previous !== undefined && holds(previous, bytes)
      if (effort === 'none' || !isCompressible(file)) {
        if (isKnown) link(previous, path)
        else put(path, bytes)
      } else if (isKnown) {
        linkAll(previous, path)
      } else {
        put(path, bytes)
        const forms = new Map(compress(bytes, effort))
        formsOf(path, (extension) => {
          const form = forms.get(extension)
          if (form !== undefined) put(path + extension, form)
          return form !== undefined
        })
      }
    },
    reuse(file) {
      if (target.previous === undefined) throw new Error(`No previous output to reuse ${file} from`)
      linkAll(join(target.previous, file), placeOf(file))
    },
    remove(file) {
      for (const form of ['', '.br', '.gz']) rmSync(join(target.folder, file) + form, { force: true })
    },
  }
}

function put(path: string, bytes: Buffer): void {
  anew(path, () => writeFileSync(path, bytes, { flag: 'wx' }))
}

/** Makes a file by a function that fails where one is. That one is removed, not written to: it may be a link of a published file. */
function anew(path: string, make: () => void): void {
  try {
    make()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    rmSync(path)
    make()
  }
}

/** Whether two paths are links of one file. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other)]
  return a.ino === b.ino && a.dev === b.dev
}

function holds(file: string, bytes: Buffer): boolean {
  try {
    return readFileSync(file).equals(bytes)
  } catch {
    return false
  }
}
