import system from 'node:path'
import type { JoinParts } from './join-options.ts'
import { joinOn } from './lexical/join.ts'
import type { PathInput, PosixPath } from './path-input.ts'

/**
 * Appends relative paths to a URL.
 *
 * @remarks
 * The base is a folder, with or without a `/` at its end, and loses its query and fragment. Parts are paths, not URLs:
 * `#`, `?` and `%` are characters of a name and are escaped. The scheme may be any that has paths. Without parts, the base
 * ends with `/`.
 *
 * @param base - Where the parts start from.
 * @param parts - Relative paths of the system; a `/` at their start means nothing. {@link JoinOptions} may follow.
 * @returns A new `URL`.
 * @throws A `RangeError` when the parts lead out of the base and `within` is set.
 * @throws {@link UnsupportedUrlError} when the base has no path, as `mailto:ada@example.com`.
 *
 * @example
 * ```ts
 * import { join } from '@signpost/utils-path'
 *
 * join(new URL('https://example.com/docs?v=1'), 'c#', 'index.html').href // 'https://example.com/docs/c%23/index.html'
 * ```
 *
 * @public
 */
export function join(base: URL, ...parts: JoinParts): URL
/**
 * Appends relative paths to a path, and normalizes the result.
 *
 * @remarks
 * With `within`, the parts must not climb above the base, not even to come back to it. On Windows, names that would mean
 * something else there are refused too: with `:`, or with a dot or a space at the end.
 *
 * @param base - Where the parts start from: a path, or a file URL as a text.
 * @param parts - Relative paths of the system; a `/` at their start means nothing. {@link JoinOptions} may follow.
 * @returns The path, relative when `base` is.
 * @throws A `RangeError` when the parts lead out of the base and `within` is set.
 * @throws {@link UnsupportedUrlError} when the base is a URL that names no path.
 *
 * @example
 * ```ts
 * import { join } from '@signpost/utils-path'
 *
 * join('/srv/uploads', 'ada', '../grace.png') // '/srv/uploads/grace.png'
 *
 * function upload(name: string): string {
 *   return join('/srv/uploads', name, { within: true }) // throws for '../../etc/passwd'
 * }
 * ```
 *
 * @public
 */
export function join(base: string, ...parts: JoinParts): PosixPath
export function join(base: PathInput, ...parts: JoinParts): URL | PosixPath {
  return joinOn(system, base, parts)
}
