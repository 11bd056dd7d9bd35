/**
 * Functions for Windows paths, on every system.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.join('C:\\srv', 'a\\b') // 'C:/srv/a/b'
 * ```
 *
 * @packageDocumentation
 */

import { win32 as system } from 'node:path'
import { pathOf } from './file-url.ts'
import type { JoinParts } from './join-options.ts'
import { commonAncestorOn } from './lexical/common-ancestor.ts'
import { isSubpathOn } from './lexical/is-subpath.ts'
import { joinOn } from './lexical/join.ts'
import { normalizeOn } from './lexical/normalize.ts'
import { relativeOn } from './lexical/relative.ts'
import type { PathInput, PosixPath } from './path-input.ts'

/**
 * Normalizes a Windows path, with `/` and an upper-case drive.
 *
 * @param path - A path or file URL.
 * @returns The path, relative when `path` is; `'.'` for an empty one. Windows accepts it.
 * @throws {@link UnsupportedUrlError} when `path` is a URL without a file path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.normalize('c:\\srv\\.\\pages') // 'C:/srv/pages'
 * windows.normalize('\\\\server\\share\\a') // '//server/share/a'
 * ```
 *
 * @searchAlias win32 backslash slash
 * @public
 */
export function normalize(path: PathInput): PosixPath {
  return normalizeOn(system, path)
}

/**
 * Appends relative Windows paths to a URL.
 *
 * @param base - The base URL.
 * @param parts - Relative paths, with `\` or `/`. {@link JoinOptions} may follow.
 * @returns A new `URL`.
 * @throws A `RangeError` when the parts leave the base and `within` is set.
 * @throws {@link UnsupportedUrlError} when the base has no path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.join(new URL('file:///C:/srv'), 'a\\b').href // 'file:///C:/srv/a/b'
 * ```
 *
 * @searchAlias win32 concatenate backslash
 * @public
 */
export function join(base: URL, ...parts: JoinParts): URL
/**
 * Appends relative Windows paths to a path, and normalizes the result.
 *
 * @param base - The base path.
 * @param parts - Relative paths, with `\` or `/`. {@link JoinOptions} may follow.
 * @returns The path with `/`, relative when `base` is.
 * @throws A `RangeError` when `within` is set and the parts leave the base, or contain a name with `:` or with a
 *   trailing dot or space.
 * @throws {@link UnsupportedUrlError} when the base is a URL without a file path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.join('C:\\srv', 'pages\\index.md') // 'C:/srv/pages/index.md'
 * ```
 *
 * @public
 */
export function join(base: string, ...parts: JoinParts): PosixPath
export function join(base: PathInput, ...parts: JoinParts): URL | PosixPath {
  return joinOn(system, base, parts)
}

/**
 * Checks whether a Windows path begins with a root: of a drive, of a share, or of the current drive.
 *
 * @param path - A path or file URL; a URL always does.
 * @returns `true` when the path begins with a separator, or with a drive and a separator.
 * @throws {@link UnsupportedUrlError} when `path` is a URL without a file path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.isAbsolute('C:/srv') // true
 * windows.isAbsolute('C:srv') // false: from the current folder of the drive
 * ```
 *
 * @searchAlias win32 full unc
 * @public
 */
export function isAbsolute(path: PathInput): boolean {
  return system.isAbsolute(pathOf(path, true))
}

/**
 * Returns the relative path between two Windows paths, with `/`. Case-insensitive.
 *
 * @param from - The folder to start from.
 * @param to - The target.
 * @returns A relative path; `'.'` when both are equal. The absolute path of `to` when it is on another drive or share.
 * @throws {@link UnsupportedUrlError} when one is a URL without a file path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.relativePosix('C:\\srv\\pages', 'c:\\SRV\\assets') // '../assets'
 * ```
 *
 * @searchAlias win32 difference
 * @public
 */
export function relativePosix(from: PathInput, to: PathInput): PosixPath {
  return relativeOn(system, from, to)
}

/**
 * Checks whether a Windows path is a folder or is inside of it. Case-insensitive.
 *
 * @param parent - The folder.
 * @param child - The path to check.
 * @returns `true` when `child` is `parent` or is inside of it.
 * @throws {@link UnsupportedUrlError} when one is a URL without a file path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.isSubpath('C:/srv', 'c:\\SRV\\pages') // true
 * windows.isSubpath('C:/srv', 'D:/srv/pages') // false
 * ```
 *
 * @searchAlias win32 contains
 * @public
 */
export function isSubpath(parent: PathInput, child: PathInput): boolean {
  return isSubpathOn(system, parent, child)
}

/**
 * Returns the deepest common ancestor of Windows paths. Case-insensitive; the result has the case of the first path.
 *
 * @param paths - Paths or file URLs.
 * @returns An absolute path with `/`; `undefined` without paths, or when they are on different drives or shares.
 * @throws {@link UnsupportedUrlError} when one is a URL without a file path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.commonAncestor('C:\\srv\\pages', 'c:\\srv\\assets') // 'C:/srv'
 * ```
 *
 * @searchAlias win32 shared parent
 * @public
 */
export function commonAncestor(...paths: PathInput[]): PosixPath | undefined {
  return commonAncestorOn(system, paths)
}
