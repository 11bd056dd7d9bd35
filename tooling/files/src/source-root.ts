import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** An author's file that is not read, and why. */
export class SourceError extends Error {
  override readonly name = 'SourceError'

  constructor(
    readonly code: 'missing' | 'outside' | 'not-a-file' | 'too-large' | 'unreadable',
    /** Relative to the root where it is in it, else its last name: never a path of this machine. */
    readonly file: string,
    readonly found: string,
    readonly expected: string,
    readonly nextStep: string,
  ) {
    super(`${file}: found ${found}, expected ${expected}. ${nextStep}`)
  }
}

/** The files that may be read to document a root. */
export interface SourceRoot {
  /** Real path of the root. */
  readonly dir: string
  /** Whether a path leads, through whatever links, into the root or a `node_modules` that belongs to it; false when it leads nowhere. */
  contains(path: string): boolean
  /**
   * Reads a regular file.
   *
   * @param limit - Most bytes that are read, 16 MiB by default.
   * @throws {@link SourceError} for everything else: pipes, devices, folders, files elsewhere, larger or absent ones.
   */
  read(path: string, limit?: number): Buffer
  /** As {@link SourceRoot.read}, decoded from UTF-8 without a byte order mark. */
  readText(path: string, limit?: number): string
}

const usualLimit = 16 * 2 ** 20

/**
 * Opens a root for reading.
 *
 * A `node_modules` belongs to a root when it is in the root or in a folder above it, where Node would look too.
 *
 * @param also - Further folders whose files may be read, such as that of the compiler's own declarations.
 */
export function openSourceRoot(root: string, also: readonly string[] = []): SourceRoot {
  const dir = realpathSync(root)
  const allowed = [dir, ...modulesAbove(dir), ...also.flatMap((folder) => realPath(folder) ?? [])]
  const isInside = (real: string): boolean => allowed.some((folder) => real === folder || real.startsWith(folder.endsWith(sep) ? folder : folder + sep))
  const nameOf = (path: string): string => {
    const real = realPath(dirname(path))
    const whole = real === undefined ? path : join(real, path.slice(dirname(path).length + 1))
    return whole.startsWith(dir + sep) ? whole.slice(dir.length + 1).split(sep).join('/') : path.slice(path.lastIndexOf(sep) + 1)
  }
  const open: SourceRoot = {
    dir,
    contains(path) {
      const real = realPath(path)
      return real !== undefined && isInside(real)
    },
    read(path, limit = usualLimit) {
      const fail = (code: SourceError['code'], found: string, expected: string, nextStep: string): never => {
        throw new SourceError(code, nameOf(path), found, expected, nextStep)
      }
      let descriptor
      try {
        const real = realpathSync(path)
        if (!isInside(real)) return fail('outside', 'a link or path out of the documented folder', 'a file in it or in its node_modules', 'Copy the file into the repository, or give a --root that holds both.')
        // A pipe without a writer would be waited for, and a link put here since would be followed.
        descriptor = openSync(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0))
        const stats = fstatSync(descriptor)
        if (!stats.isFile()) return fail('not-a-file', stats.isDirectory() ? 'a folder' : 'a pipe, socket or device', 'a regular file', 'Replace it by a file, or remove it.')
        if (stats.size > limit) return fail('too-large', `${stats.size} bytes`, `at most ${limit}`, 'Split the file, or leave it out.')
        return readFileSync(descriptor)
      } catch (error) {
        if (error instanceof SourceError) throw error
        const { code = 'an error' } = error as NodeJS.ErrnoException
        if (code === 'ENOENT' || code === 'ENOTDIR') return fail('missing', 'nothing', 'a file', 'Add the file, or remove what names it.')
        // Opening a socket or a device without a driver fails at once.
        if (code === 'ENXIO' || code === 'ENODEV') return fail('not-a-file', 'a socket or device', 'a regular file', 'Replace it by a file, or remove it.')
        return fail('unreadable', `a file that cannot be read (${code})`, 'a file that can', 'Allow reading it.')
      } finally {
        if (descriptor !== undefined) closeSync(descriptor)
      }
    },
    readText: (path, limit) => open.read(path, limit).toString('utf8').replace(/^\uFEFF/u, ''),
  }
  return open
}

function modulesAbove(dir: string): string[] {
  const parent = dirname(dir)
  const own = realPath(join(parent, 'node_modules'))
  return parent === dir ? [] : [...(own === undefined ? [] : [own]), ...modulesAbove(parent)]
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
