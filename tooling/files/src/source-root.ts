import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { digest, refusalAnswer, type ReadLog } from './read-log.ts'
import { shownPath } from './shown-path.ts'
import { SourceError } from './source-error.ts'

/** Files that may be read to document a root. */
export interface SourceRoot {
  /** Real path of the root. */
  readonly dir: string
  /** Whether a path resolves, through any links, into the root or one of its `node_modules`; false for a broken link. */
  contains(path: string): boolean
  /** Whether {@link SourceRoot.read} would read a path, ignoring the size of the file. */
  canRead(path: string): boolean
  /**
   * Reads a regular file.
   *
   * @param limit - Largest size in bytes; default: 16 MiB.
   * @throws {@link SourceError} for pipes, devices, folders, files elsewhere, larger and missing files.
   */
  read(path: string, limit?: number): Buffer
  /** Like {@link SourceRoot.read}, decoded from UTF-8, or from UTF-16 with a byte order mark. The mark is removed. */
  readText(path: string, limit?: number): string
}

const usualLimit = 16 * 2 ** 20

/** Do not follow a link that replaces the file, nor wait for a pipe without a writer. Windows has neither flag. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

/**
 * Opens a root for reading.
 *
 * Its `node_modules` are those in the root and in folders above it, where Node looks too. `.git` is never read, because its
 * configuration may contain a password.
 *
 * @param also - Further readable folders, such as that of the compiler's own declarations.
 * @param log - Records all reads.
 */
export function openSourceRoot(root: string, also: readonly string[] = [], log?: ReadLog): SourceRoot {
  const dir = realpathSync.native(root)
  const allowed = [dir, ...modulesAbove(dir), ...also.flatMap((folder) => realPath(folder) ?? [])]
  const isInside = (real: string): boolean =>
    allowed.some(
      (folder) => real === folder || (real.startsWith(withSeparator(folder)) && !isOfGit(real.slice(folder.length))),
    )

  const open = (path: string, limit: number): { descriptor: number; size: number } => {
    const real = realpathSync.native(path)
    if (!isInside(real)) throw refusal.outside(shownPath(path, dir), path.split(sep).includes('node_modules'))
    // Checked before opening: opening a pipe or a device can block or have effects.
    const before = statSync(real)
    if (!before.isFile()) throw refusal.notAFile(shownPath(path, dir), before.isDirectory())
    const descriptor = openSync(real, openFlags)
    try {
      const { size, dev, ino } = fstatSync(descriptor)
      // `openSync` follows a link that meanwhile replaced a folder of the path.
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
      const found = real !== undefined && isInside(real)
      log?.add('inside', path, String(found))
      return found
    },
    canRead(path) {
      const real = realPath(path)
      const found = real !== undefined && isInside(real) && statSync(real, { throwIfNoEntry: false })?.isFile() === true
      log?.add('file', path, String(found))
      return found
    },
    read(path, limit = usualLimit) {
      try {
        const { descriptor, size } = open(path, limit)
        try {
          const bytes = readUpTo(descriptor, size)
          log?.add('text', path, digest(bytes))
          return bytes
        } finally {
          closeSync(descriptor)
        }
      } catch (error) {
        const reason = error instanceof SourceError ? error : refusal.ofSystem(shownPath(path, dir), error)
        log?.add('text', path, refusalAnswer(reason))
        throw reason
      }
    },
    readText: (path, limit) => decode(source.read(path, limit)),
  }
  return source
}

/** Reads a file up to the size that it had when it was opened, even if it grows. */
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
