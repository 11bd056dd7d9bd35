import system from 'node:path'
import { isSubpathOn } from './lexical/is-subpath.ts'
import type { PathInput } from './path-input.ts'

/**
 * Checks whether a path is a folder or is inside of it, at any depth.
 *
 * @remarks
 * Relative paths are resolved from the working directory. On Windows, the case of names is ignored. The disk is not
 * accessed: resolve symbolic links first if they matter.
 *
 * @param parent - The folder.
 * @param child - The path to check.
 * @returns `true` when `child` is `parent` or is inside of it.
 * @throws {@link UnsupportedUrlError} when one is a URL without a file path.
 *
 * @example
 * ```ts
 * import { isSubpath } from '@signpost/utils-path'
 *
 * isSubpath('/srv/pages', '/srv/pages/docs/index.md') // true
 * isSubpath('/srv/pages', '/srv/pages-old/index.md') // false
 * ```
 *
 * @searchAlias ispathinside subdirectory contains child descendant traversal
 * @public
 */
export function isSubpath(parent: PathInput, child: PathInput): boolean {
  return isSubpathOn(system, parent, child)
}
