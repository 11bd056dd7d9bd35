import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { shownPath } from './shown-path.ts'
import { SourceError } from './source-error.ts'

/** The files that may be read to document a root. */
export interface SourceRoot {
  /** Real path of the root. */
  readonly dir: string
  /** Whether a path leads, through whatever links, into the root or a `node_modules` that belongs to it; false when it leads nowhere. */
  contains(path: string): boolean
  /** Whether {@link SourceRoot.read} would read a path, whatever the size of the file. */
  canRead(path: string): boolean
  /**
   * Reads a regular file.
   *
   * @param limit - Most bytes that are read, 16 MiB by default.
   * @throws {@link SourceError} for everything else: pipes, devices, folders, files elsewhere, larger or absent ones.
   */
  read(path: string, limit?: number): Buffer
  /** As {@link SourceRoot.read}, decoded from UTF-8, or from UTF-16 by its byte order mark. The mark is left out. */
  readText(path: string, limit?: number): string
}

const usualLimit = 16 * 2 ** 20

/** A link put in place of the file is not followed, and a pipe without a writer is not waited for. Windows has neither flag. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

/**
 * Opens a root for reading.
 *
 * A `node_modules` belongs to a root when it is in the root or in a folder above it, where Node would look too. What Git
 * keeps of a repository is never read: its configuration may have a password in it.
 *
 * @param also - Further folders whose files may be read, such as that of the compiler's own declarations.
 */
export function openSourceRoot(root: string, also: readonly string[] = []): SourceRoot {
  const dir = realpathSync.native(root)
  const allowed = [dir, ...modulesAbove(dir), ...also.flatMap((folder) => realPath(folder) ?? [])]
  const isInside = (real: string): boolean =>
    allowed.some(
      (folder) => real === folder || (real.startsWith(withSeparator(folder)) && !isOfGit(real.slice(folder.length))),
    )

  const open = (path: string, limit: number): { descriptor: number; size: number } => {
    const real = realpathSync.native(path)
    if (!isInside(real)) throw refusal.outside(shownPath(path, dir), path.split(sep).includes('node_modules'))
    // Opening a pipe or a device can wait or set something off, so it is looked at first.
    const before = statSync(real)
    if (!before.isFile()) throw refusal.notAFile(shownPath(path, dir), before.isDirectory())
    const descriptor = openSync(real, openFlags)
    try {
      const { size, dev, ino } = fstatSync(descriptor)
      // A folder on the way that was replaced by a link since is followed by `openSync`.
      const after = lstatSync(real)
      if (realpathSync.native(real) !== real || after.dev !== dev || after.ino !== ino)
        throw refusal.replaced(shownPath(path, dir))
      if (size > limit) throw refusal.tooLarge(shownPath(path, dir), size, limit)
      return { descriptor, size }
    } catch (error) {
      closeSync(descriptor)
      throw error
    }
  }

  const source: SourceRoot = {
    dir,
    contains(path) {
      const real = realPath(path)
      return real !== undefined && isInside(real)
    },
    canRead(path) {
      const real = realPath(path)
      return real !== undefined && isInside(real) && statSync(real, { throwIfNoEntry: false })?.isFile() === true
    },
    read(path, limit = usualLimit) {
      try {
        const { descriptor, size } = open(path, limit)
        try {
          return readUpTo(descriptor, size)
        } finally {
          closeSync(descriptor)
        }
      } catch (error) {
        throw error instanceof SourceError ? error : refusal.ofSystem(shownPath(path, dir), error)
      }
    },
    readText: (path, limit) => decode(source.read(path, limit)),
  }
  return source
}

/** The file's bytes: no more than it had when it was opened, however fast it grows. */
function readUpTo(descriptor: number, size: number): Buffer {
  const bytes = Buffer.alloc(size)
  let length = 0
  while (length < size) {
    const read = readSync(descriptor, bytes, length, size - length, null)
    if (read === 0) break
    length += read
  }
  return bytes.subarray(0, length)
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2)
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(2, bytes.length & ~1))
      .swap16()
      .toString('utf16le')
  return bytes.toString('utf8').replace(/^\uFEFF/u, '')
}

const refusal = {
  outside: (file: string, isInstalled: boolean) =>
    new SourceError(
      'outside',
      file,
      'a link or path out of the documented folder',
      'a file in it or in its node_modules',
      isInstalled
        ? 'Install the package instead of linking it, or give a --root that holds both.'
        : 'Copy the file into the repository, or give a --root that holds both.',
    ),
  notAFile: (file: string, isFolder: boolean) =>
    new SourceError(
      'not-a-file',
      file,
      isFolder ? 'a folder' : 'a pipe, socket or device',
      'a regular file',
      'Replace it by a file, or remove it.',
    ),
  replaced: (file: string) =>
    new SourceError(
      'unreadable',
      file,
      'a file that was replaced while it was opened',
      'a file that stays',
      'Run the command again.',
    ),
  tooLarge: (file: string, size: number, limit: number) =>
    new SourceError('too-large', file, `${size} bytes`, `at most ${limit}`, 'Split the file, or leave it out.'),
  ofSystem(file: string, error: unknown) {
    const { code = 'an error' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      return new SourceError('missing', file, 'nothing', 'a file', 'Add the file, or remove what names it.')
    }
    const reason = code === 'ELOOP' ? 'a link that leads to itself' : `a file that cannot be read (${code})`
    return new SourceError('unreadable', file, reason, 'a file that can', 'Correct its permissions, or remove it.')
  },
}

function isOfGit(inside: string): boolean {
  return inside.split(sep).includes('.git')
}

function modulesAbove(dir: string): string[] {
  const parent = dirname(dir)
  const own = realPath(join(parent, 'node_modules'))
  return parent === dir ? [] : [...(own === undefined ? [] : [own]), ...modulesAbove(parent)]
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(resolve(path))
  } catch {
    return undefined
  }
}

function withSeparator(folder: string): string {
  return folder.endsWith(sep) ? folder : folder + sep
}
