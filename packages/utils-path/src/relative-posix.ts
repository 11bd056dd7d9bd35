import system from 'node:path'
import { relativeOn } from './lexical/relative.ts'
import type { PathInput, PosixPath } from './path-input.ts'

/**
 * Returns the relative path from a folder to a file or folder, with `/`.
 *
 * @remarks
 * Relative paths are resolved from the working directory; a trailing `/` has no effect. On Windows, the case of names
 * is ignored.
 *
 * @param from - The folder to start from.
 * @param to - The target.
 * @returns A relative path; `'.'` when both are equal. On Windows, the absolute path of `to` when it is on another
 *   drive or share.
 * @throws {@link UnsupportedUrlError} when one is a URL without a file path.
 *
 * @example
 * ```ts
 * import { relativePosix } from '@signpost/utils-path'
 *
 * relativePosix('/srv/pages/', '/srv/assets/logo.svg') // '../assets/logo.svg'
 * ```
 *
 * @searchAlias slash difference forward unix
 * @public
 */
export function relativePosix(from: PathInput, to: PathInput): PosixPath {
  return relativeOn(system, from, to)
}
