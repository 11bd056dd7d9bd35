import system from 'node:path'
import { commonAncestorOn } from './lexical/common-ancestor.ts'
import type { PathInput, PosixPath } from './path-input.ts'

/**
 * Returns the deepest common ancestor of paths.
 *
 * @remarks
 * Relative paths are resolved from the working directory. On Windows, the case of names is ignored, and the result has
 * that of the first path.
 *
 * @param paths - Paths or file URLs.
 * @returns An absolute path; for a single path, that path. `undefined` without paths, or on Windows when they are on
 *   different drives or shares.
 * @throws {@link UnsupportedUrlError} when one is a URL without a file path.
 *
 * @example
 * ```ts
 * import { commonAncestor } from '@signpost/utils-path'
 *
 * commonAncestor('/srv/pages/docs/a.md', '/srv/pages/index.md') // '/srv/pages'
 * ```
 *
 * @searchAlias shared parent prefix folder base directory
 * @public
 */
export function commonAncestor(...paths: PathInput[]): PosixPath | undefined {
  return commonAncestorOn(system, paths)
}
