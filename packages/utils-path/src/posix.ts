/**
 * Functions for POSIX paths, on every system.
 *
 * @example
 * ```ts
 * import { posix } from '@signpost/utils-path'
 *
 * posix.join('/srv', 'a\\b') // '/srv/a\\b'
 * ```
 *
 * @packageDocumentation
 */

import { posix as system } from 'node:path'
import { pathOf } from './file-url.ts'
import type { JoinParts } from './join-options.ts'
import { commonAncestorOn } from './lexical/common-ancestor.ts'
import { isSubpathOn } from './lexical/is-subpath.ts'
import { joinOn } from './lexical/join.ts'
import { normalizeOn } from './lexical/normalize.ts'
import { relativeOn } from './lexical/relative.ts'
import type { PathInput, PosixPath } from './path-input.ts'

/**
 * Normalizes a POSIX path. `\` is part of a name.
 *
 * @param path - A path or file URL.
 * @returns The path, relative when `path` is; `'.'` for an empty one.
 * @throws {@link UnsupportedUrlError} when `path` is a URL without a file path.
 *
 * @example
 * ```ts
 * import { posix } from '@signpost/utils-path'
 *
 * posix.normalize('/srv//pages/../a\\b') // '/srv/a\\b'
 * ```
 *
 * @searchAlias unix linux slash
 * @public
 */
export function normalize(path: PathInput): PosixPath {
  return normalizeOn(system, path)
}

/**
 * Appends relative POSIX paths to a URL.
 *
 * @param base - The base URL.
 * @param parts - Relative paths. {@link JoinOptions} may follow.
 * @returns A new `URL`.
 * @throws A `RangeError` when the parts leave the base and `within` is set.
 * @throws {@link UnsupportedUrlError} when the base has no path.
 *
 * @example
 * ```ts
 * import { posix } from '@signpost/utils-path'
 *
 * posix.join(new URL('file:///srv'), 'a\\b').href // 'file:///srv/a%5Cb'
 * ```
 *
 * @searchAlias unix linux concatenate
 * @public
 */
export function join(base: URL, ...parts: JoinParts): URL
/**
 * Appends relative POSIX paths to a path, and normalizes the result.
 *
 * @param base - The base path.
 * @param parts - Relative paths. {@link JoinOptions} may follow.
 * @returns The path, relative when `base` is.
 * @throws A `RangeError` when the parts leave the base and `within` is set.
 * @throws {@link UnsupportedUrlError} when the base is a URL without a file path.
 *
 * @example
 * ```ts
 * import { posix } from '@signpost/utils-path'
 *
 * posix.join('/srv', 'pages/', 'index.md') // '/srv/pages/index.md'
 * ```
 *
 * @public
 */
export function join(base: string, ...parts: JoinParts): PosixPath
export function join(base: PathInput, ...parts: JoinParts): URL | PosixPath {
  return joinOn(system, base, parts)
}

/**
 * Checks whether a POSIX path is absolute.
 *
 * @param path - A path or file URL; a URL is always absolute.
 * @returns `true` when the path begins with `/`.
 * @throws {@link UnsupportedUrlError} when `path` is a URL without a file path.
 *
 * @example
 * ```ts
 * import { posix } from '@signpost/utils-path'
 *
 * posix.isAbsolute('/srv') // true
 * posix.isAbsolute('C:/srv') // false
 * ```
 *
 * @searchAlias unix rooted full
 * @public
 */
export function isAbsolute(path: PathInput): boolean {
  return system.isAbsolute(pathOf(path, false))
}

/**
 * Returns the relative path between two POSIX paths.
 *
 * @param from - The folder to start from.
 * @param to - The target.
 * @returns A relative path; `'.'` when both are equal.
 * @throws {@link UnsupportedUrlError} when one is a URL without a file path.
 *
 * @example
 * ```ts
 * import { posix } from '@signpost/utils-path'
 *
 * posix.relativePosix('/srv/pages', '/srv/assets') // '../assets'
 * ```
 *
 * @searchAlias unix linux difference
 * @public
 */
export function relativePosix(from: PathInput, to: PathInput): PosixPath {
  return relativeOn(system, from, to)
}

/**
 * Checks whether a POSIX path is a folder or is inside of it. Case-sensitive.
 *
 * @param parent - The folder.
 * @param child - The path to check.
 * @returns `true` when `child` is `parent` or is inside of it.
 * @throws {@link UnsupportedUrlError} when one is a URL without a file path.
 *
 * @example
 * ```ts
 * import { posix } from '@signpost/utils-path'
 *
 * posix.isSubpath('/srv', '/srv/pages') // true
 * posix.isSubpath('/srv', '/SRV/pages') // false
 * ```
 *
 * @searchAlias unix contains
 * @public
 */
export function isSubpath(parent: PathInput, child: PathInput): boolean {
  return isSubpathOn(system, parent, child)
}

/**
 * Returns the deepest common ancestor of POSIX paths.
 *
 * @param paths - Paths or file URLs.
 * @returns An absolute path; `undefined` without paths.
 * @throws {@link UnsupportedUrlError} when one is a URL without a file path.
 *
 * @example
 * ```ts
 * import { posix } from '@signpost/utils-path'
 *
 * posix.commonAncestor('/srv/pages', '/srv/assets') // '/srv'
 * ```
 *
 * @searchAlias unix shared parent
 * @public
 */
export function commonAncestor(...paths: PathInput[]): PosixPath | undefined {
  return commonAncestorOn(system, paths)
}
