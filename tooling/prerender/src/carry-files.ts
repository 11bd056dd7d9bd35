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
 * Gives the files of an output that Signpost did not write a second name in the output that will replace it: both are whole
 * whenever the build is killed.
 *
 * @throws {@link OutputError} when the new output has a file of that name.
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
      // Removed since the folder was listed.
      if (code === 'ENOENT' && !isThere(source)) continue
      // A page where a folder is needed.
      throw ['ENOTDIR', 'EEXIST'].includes(code) ? inTheWay(source) : error
    }
  }
}

/** Moves what somebody put into an output while it was being replaced; nothing that has come to be in the new one. */
export function moveStragglers(from: string, to: string, isOwn: IsOwn): void {
  for (const file of foreignFiles(from, isOwn)) {
    if (isThere(join(to, file)) || !isThere(join(from, file))) continue
    makeFolders(from, to, dirname(file))
    renameSync(join(from, file), join(to, file))
  }
}

/** Files that Signpost did not write, and empty folders, which it does not leave. A link is a file. */
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
      // Not every file system has second names.
      copyFileSync(source, target)
    }
  }
}

/** Makes the folders of a file as they are in the other output. */
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
