import system from 'node:path'
import type { JoinParts } from './join-options.ts'
import { joinOn } from './lexical/join.ts'
import type { PathInput, PosixPath } from './path-input.ts'

/**
 * Appends relative paths to a URL.
 *
 * @remarks
 * The base is a folder, with or without a trailing `/`; its query and fragment are dropped. Parts are paths, not URLs:
 * `#`, `?` and `%` are part of a name and are escaped. Any scheme with paths is supported. Without parts, the result
 * ends with `/`.
 *
 * @param base - The base URL.
 * @param parts - Relative system paths; a leading `/` has no effect. {@link JoinOptions} may follow.
 * @returns A new `URL`.
 * @throws A `RangeError` when the parts leave the base and `within` is set.
 * @throws {@link UnsupportedUrlError} when the base has no path, such as `mailto:ada@example.com`.
 *
 * @example
 * ```ts
 * import { join } from '@signpost/utils-path'
 *
 * join(new URL('https://example.com/docs?v=1'), 'c#', 'index.html').href // 'https://example.com/docs/c%23/index.html'
 * ```
 *
 * @searchAlias concatenate combine segments resolve urljoin
 * @public
 */
export function join(base: URL, ...parts: JoinParts): URL
/**
 * Appends relative paths to a path, and normalizes the result.
 *
 * @remarks
 * With `within`, the parts must not climb above the base, even if they return. On Windows, names with a special meaning
 * are rejected too: those with `:`, those that end with a dot or a space, and devices such as `NUL` and `con.txt`.
 *
 * @param base - The base: a path, or a file URL as a string.
 * @param parts - Relative system paths; a leading `/` has no effect. {@link JoinOptions} may follow.
 * @returns The path, relative when `base` is.
 * @throws A `RangeError` when the parts leave the base and `within` is set.
 * @throws {@link UnsupportedUrlError} when the base is a URL without a file path.
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
