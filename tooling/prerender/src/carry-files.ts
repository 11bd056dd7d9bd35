import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { OutputError } from '@signpost/files'
import type { IsOwn } from './own-files.ts'

/**
 * Hard-links the files that Signpost did not write into the output that will replace theirs. Both outputs are complete at any
 * time, even if the build is killed.
 *
 * @throws {@link OutputError} when the new output has a file with one of these names.
 */
export function carryFiles(from: string, to: string, isOwn: IsOwn): void {
  for (const file of foreignFiles(from, isOwn)) {
    const [source, target] = [join(from, file), join(to, file)]
    try {
      if (isSame(source, target)) continue
      if (isThere(target)) throw inTheWay(source)
      makeFolders(from, to, dirname(file))
      place(source, target)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      // Removed after the folder was listed.
      if (code === 'ENOENT' && !isThere(source)) continue
      // A page has the name of a folder.
      throw ['ENOTDIR', 'EEXIST'].includes(code) ? inTheWay(source) : error
    }
  }
}

/** Moves files that were added to an output while it was being replaced, except those that the new output has. */
export function moveStragglers(from: string, to: string, isOwn: IsOwn): void {
  for (const file of foreignFiles(from, isOwn)) {
    if (isThere(join(to, file)) || !isThere(join(from, file))) continue
    makeFolders(from, to, dirname(file))
    renameSync(join(from, file), join(to, file))
  }
}

/** Files and empty folders that Signpost did not write; it leaves no empty folders. A link counts as a file. */
function* foreignFiles(root: string, isOwn: IsOwn, folder = ''): Generator<string> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  if (entries.length === 0 && folder !== '') yield folder
  for (const entry of entries) {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* foreignFiles(root, isOwn, file)
    else if (!isOwn(file)) yield file
  }
}

function place(source: string, target: string): void {
  const stats = lstatSync(source)
  if (stats.isDirectory()) mkdirSync(target, { mode: stats.mode })
  else if (stats.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
  else {
    try {
      linkSync(source, target)
    } catch {
      // Some file systems have no hard links.
      copyFileSync(source, target)
    }
  }
}

/** Creates the folders of a file with the modes that they have in the other output. */
function makeFolders(from: string, to: string, folder: string): void {
  if (folder === '.' || statSync(join(to, folder), { throwIfNoEntry: false })?.isDirectory()) return
  makeFolders(from, to, dirname(folder))
  mkdirSync(join(to, folder), { mode: statSync(join(from, folder)).mode })
}

function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => lstatSync(file, { bigint: true, throwIfNoEntry: false }))
  if (a === undefined || b === undefined) return false
  return (a.isDirectory() && b.isDirectory()) || (a.dev === b.dev && a.ino === b.ino)
}

function inTheWay(file: string): OutputError {
  return new OutputError(
    file,
    'a file that Signpost did not write',
    'none, because a file of the site has this name',
    'Move it away, or rename the page.',
  )
}
