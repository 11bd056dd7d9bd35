import type { PlatformPath } from 'node:path'
import { readsAsUrl } from '../file-url.ts'
import type { PosixPath } from '../path-input.ts'

/** Rules of one system: `posix` or `win32` of `node:path`. */
export type System = PlatformPath

/** Whether a system is Windows, with drives, shares and case-insensitive names. */
export function isWindows(system: System): boolean {
  return system.sep === '\\'
}

/** Converts a normalized path of `system` to `/` and an upper-case drive. */
export function slashed(system: System, path: string): PosixPath {
  // Node.js prefixes a name with a colon by `.\` even if `..` removes the name: `.\a:\..` first becomes `.\.`.
  if (isWindows(system))
    path = system
      .normalize(path)
      .replace(/\\/g, '/')
      .replace(/^\w:/, (drive) => drive.toUpperCase())
  return (readsAsUrl(path) ? `./${path}` : path) as PosixPath
}
