import { printable } from '@signpost/diagnostics'
import { lstatSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { OutputError } from './output-error.ts'
import { realPath } from './real-path.ts'

/**
 * Checks that a path of a root leads, through any links, to a place below the root. The place need not exist.
 *
 * @returns Its real path.
 * @throws {@link OutputError} for a place elsewhere or in `.git`, and for a link that leads to itself.
 */
export function writablePath(root: string, path: string): string {
  const refuse = (found: string, nextStep = 'Replace the link by a file or a folder, or remove it.'): never => {
    throw new OutputError(printable(path), found, `a place below ${printable(resolve(root))}`, nextStep)
  }
  const real = followed(resolve(root, path)) ?? refuse('a link that leads to itself')
  const inside = relative(realpathSync(root), real)
  if (leadsOut(inside)) refuse('a link that leads out of the root')
  if (inside.split(sep).some((name) => name.toLowerCase() === '.git'))
    refuse('a folder of Git', 'Choose another place.')
  return real
}

/**
 * Checks an output folder: below the root as it is written, it must be there through links, too. Another place is the user's choice.
 *
 * @throws {@link OutputError} as {@link writablePath} does.
 */
export function outputPath(root: string, path: string): string {
  return leadsOut(relative(resolve(root), resolve(path))) ? path : writablePath(root, path)
}

/**
 * Checks that a file of a root can be written: what {@link writablePath} says, and it is absent or a regular file.
 *
 * @returns Its real path.
 * @throws {@link OutputError} for a folder, pipe or device as well.
 */
function writableFile(root: string, path: string): string {
  const real = writablePath(root, path)
  const stats = lstatSync(real, { throwIfNoEntry: false })
  if (stats === undefined || stats.isFile()) return real
  throw new OutputError(
    printable(path),
    stats.isDirectory() ? 'a folder' : 'a pipe, socket or device',
    'a file, or nothing',
    'Move it away, or remove it.',
  )
}

/**
 * Writes and removes files of a root. All of them are checked before the first one changes.
 *
 * @param files - Texts by path relative to the root; undefined for a file to remove. A link is removed itself.
 * @throws {@link OutputError} as {@link writableFile} does; then nothing is written.
 */
export function writeFilesIn(root: string, files: ReadonlyMap<string, string | undefined>): void {
  const places = [...files].map(([path, text]) => ({ path: writableFile(root, path), text, written: join(root, path) }))
  for (const { path, text, written } of places) {
    if (text === undefined) {
      rmSync(written)
      continue
    }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** Whether a relative path goes up, or to another drive. */
function leadsOut(path: string): boolean {
  return path.split(sep)[0] === '..' || isAbsolute(path)
}

function followed(path: string): string | undefined {
  try {
    return realPath(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined
    throw error
  }
}
