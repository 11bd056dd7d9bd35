import system from 'node:path'
import { isSubpathOn } from './lexical/is-subpath.ts'
import type { PathInput } from './path-input.ts'

/**
 * Whether a path is a folder or leads to something in it, at any depth.
 *
 * @remarks
 * Relative paths start from the working directory. On Windows, names that differ in case are the same. Nothing is read
 * from the disk: resolve symbolic links first where they matter.
 *
 * @param parent - The folder.
 * @param child - What may be in it.
 * @returns `true` when `child` is in `parent` or is `parent`.
 * @throws {@link UnsupportedUrlError} when one is a URL that names no path.
 *
 * @example
 * ```ts
 * import { isSubpath } from '@signpost/utils-path'
 *
 * isSubpath('/srv/pages', '/srv/pages/docs/index.md') // true
 * isSubpath('/srv/pages', '/srv/pages-old/index.md') // false
 * ```
 *
 * @public
 */
export function isSubpath(parent: PathInput, child: PathInput): boolean {
  return isSubpathOn(system, parent, child)
}
