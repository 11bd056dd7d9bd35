import { readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/**
 * Path without links. It need not exist: a broken link is followed to the path at which a file would be created.
 *
 * @throws Error of the file system for circular links.
 */
export function realPath(path: string): string {
  const absolute = resolve(path)
  const parent = dirname(absolute)
  try {
    return realpathSync(absolute)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') throw error
    if (parent === absolute) return absolute
  }
  const target = linkTarget(absolute)
  return target === undefined ? join(realPath(parent), basename(absolute)) : realPath(resolve(realPath(parent), target))
}

function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}
