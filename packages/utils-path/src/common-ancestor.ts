import system from 'node:path'
import { commonAncestorOn } from './lexical/common-ancestor.ts'
import type { PathInput, PosixPath } from './path-input.ts'

/**
 * The deepest path that all of some paths are, or are in.
 *
 * @remarks
 * Relative paths start from the working directory. On Windows, names that differ in case are the same, and the first path
 * decides how they are written.
 *
 * @param paths - Paths or file URLs.
 * @returns An absolute path, of one path itself. `undefined` when there are none, or on Windows when they are on
 *   different drives or shares.
 * @throws {@link UnsupportedUrlError} when one is a URL that names no path.
 *
 * @example
 * ```ts
 * import { commonAncestor } from '@signpost/utils-path'
 *
 * commonAncestor('/srv/pages/docs/a.md', '/srv/pages/index.md') // '/srv/pages'
 * ```
 *
 * @public
 */
export function commonAncestor(...paths: PathInput[]): PosixPath | undefined {
  return commonAncestorOn(system, paths)
}
