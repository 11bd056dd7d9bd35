import type { PlatformPath } from 'node:path'
import { readsAsUrl } from '../file-url.ts'
import type { PosixPath } from '../path-input.ts'

/** The rules of one system: `posix` or `win32` of `node:path`. */
export type System = PlatformPath

/** Whether a system is Windows: with drives and shares, and with names whose case means nothing. */
export function isWindows(system: System): boolean {
  return system.sep === '\\'
}

/** A normalized path of `system` with `/` and a capital drive. */
export function slashed(system: System, path: string): PosixPath {
  // Node puts `.\` before a name with a colon even where a `..` takes the name away: `.\a:\..` is `.\.` at first.
  if (isWindows(system))
    path = system
      .normalize(path)
      .replace(/\\/g, '/')
      .replace(/^\w:/, (drive) => drive.toUpperCase())
  return (readsAsUrl(path) ? `./${path}` : path) as PosixPath
}
