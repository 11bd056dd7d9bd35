/**
 * Paths of Windows, on every system.
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
 * A path of Windows without detours, with `/` and a capital drive.
 *
 * @param path - A path or file URL.
 * @returns The path, relative when `path` is; `'.'` for an empty one. Windows takes it as it is.
 * @throws {@link UnsupportedUrlError} when `path` is a URL that names no path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.normalize('c:\\srv\\.\\pages') // 'C:/srv/pages'
 * windows.normalize('\\\\server\\share\\a') // '//server/share/a'
 * ```
 *
 * @public
 */
export function normalize(path: PathInput): PosixPath {
  return normalizeOn(system, path)
}

/**
 * Appends relative paths of Windows to a URL.
 *
 * @param base - A folder.
 * @param parts - Relative paths, with `\` or `/`. {@link JoinOptions} may follow.
 * @returns A new `URL`.
 * @throws A `RangeError` when the parts lead out of the base and `within` is set.
 * @throws {@link UnsupportedUrlError} when the base has no path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.join(new URL('file:///C:/srv'), 'a\\b').href // 'file:///C:/srv/a/b'
 * ```
 *
 * @public
 */
export function join(base: URL, ...parts: JoinParts): URL
/**
 * Appends relative paths of Windows to a path, and normalizes the result.
 *
 * @param base - A folder.
 * @param parts - Relative paths, with `\` or `/`. {@link JoinOptions} may follow.
 * @returns The path with `/`, relative when `base` is.
 * @throws A `RangeError` when the parts lead out of the base and `within` is set, or hold a name with `:` or
 *   with a dot or a space at its end.
 * @throws {@link UnsupportedUrlError} when the base is a URL that names no path.
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
 * Whether a path of Windows starts from a root: of a drive, of a share, or of the current drive.
 *
 * @param path - A path or file URL; a URL always does.
 * @returns `true` when the path begins with a separator, or with a drive and a separator.
 * @throws {@link UnsupportedUrlError} when `path` is a URL that names no path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.isAbsolute('C:/srv') // true
 * windows.isAbsolute('C:srv') // false: from the current folder of the drive
 * ```
 *
 * @public
 */
export function isAbsolute(path: PathInput): boolean {
  return system.isAbsolute(pathOf(path, true))
}

/**
 * The way from a folder to a file or folder of Windows, with `/`. Case means nothing.
 *
 * @param from - The folder to start from.
 * @param to - Where to go.
 * @returns A relative path; `'.'` when both are the same. The absolute path of `to` when it is on another drive or
 *   share.
 * @throws {@link UnsupportedUrlError} when one is a URL that names no path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.relativePosix('C:\\srv\\pages', 'c:\\SRV\\assets') // '../assets'
 * ```
 *
 * @public
 */
export function relativePosix(from: PathInput, to: PathInput): PosixPath {
  return relativeOn(system, from, to)
}

/**
 * Whether a path of Windows is a folder or leads to something in it. Case means nothing.
 *
 * @param parent - The folder.
 * @param child - What may be in it.
 * @returns `true` when `child` is in `parent` or is `parent`.
 * @throws {@link UnsupportedUrlError} when one is a URL that names no path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.isSubpath('C:/srv', 'c:\\SRV\\pages') // true
 * windows.isSubpath('C:/srv', 'D:/srv/pages') // false
 * ```
 *
 * @public
 */
export function isSubpath(parent: PathInput, child: PathInput): boolean {
  return isSubpathOn(system, parent, child)
}

/**
 * The deepest path that all of some paths of Windows are, or are in. Case means nothing, and is that of the first path.
 *
 * @param paths - Paths or file URLs.
 * @returns An absolute path with `/`; `undefined` when there are none, or when they are on different drives or shares.
 * @throws {@link UnsupportedUrlError} when one is a URL that names no path.
 *
 * @example
 * ```ts
 * import { windows } from '@signpost/utils-path'
 *
 * windows.commonAncestor('C:\\srv\\pages', 'c:\\srv\\assets') // 'C:/srv'
 * ```
 *
 * @public
 */
export function commonAncestor(...paths: PathInput[]): PosixPath | undefined {
  return commonAncestorOn(system, paths)
}
