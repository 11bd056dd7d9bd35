import { readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/**
 * Path without links, also of what does not exist yet: a link that leads nowhere is followed to where a file would be made.
 *
 * @throws The error of the file system for links that lead in a circle.
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
