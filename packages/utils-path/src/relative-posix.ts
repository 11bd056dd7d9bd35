import system from 'node:path'
import { relativeOn } from './lexical/relative.ts'
import type { PathInput, PosixPath } from './path-input.ts'

/**
 * The way from a folder to a file or folder, with `/`.
 *
 * @remarks
 * Relative paths start from the working directory; a `/` at an end means nothing. On Windows, names that differ in case are
 * the same.
 *
 * @param from - The folder to start from.
 * @param to - Where to go.
 * @returns A relative path; `'.'` when both are the same. On Windows, the absolute path of `to` when it is on another
 *   drive or share.
 * @throws {@link UnsupportedUrlError} when one is a URL that names no path.
 *
 * @example
 * ```ts
 * import { relativePosix } from '@signpost/utils-path'
 *
 * relativePosix('/srv/pages/', '/srv/assets/logo.svg') // '../assets/logo.svg'
 * ```
 *
 * @public
 */
export function relativePosix(from: PathInput, to: PathInput): PosixPath {
  return relativeOn(system, from, to)
}
