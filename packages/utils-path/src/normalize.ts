import system from 'node:path'
import { normalizeOn } from './lexical/normalize.ts'
import type { PathInput, PosixPath } from './path-input.ts'

/**
 * Normalizes a path: one `/` between names, no `.`, and no `..` after a name.
 *
 * @remarks
 * It only processes the text: if a name is a symbolic link, `name/..` may be another folder on disk. On Windows, `\`
 * becomes `/` and the drive upper-case; elsewhere `\` is part of a name. A trailing `/` is kept. {@link posix} and
 * {@link windows} have the same function for a fixed system.
 *
 * @param path - A path or file URL.
 * @returns The path, relative when `path` is; `'.'` for an empty one.
 * @throws {@link UnsupportedUrlError} when `path` is a URL without a file path.
 *
 * @example
 * ```ts
 * import { normalize } from '@signpost/utils-path'
 *
 * normalize('src//pages/../index.ts') // 'src/index.ts'
 * ```
 *
 * @searchAlias slash backslash clean canonical simplify upath
 * @public
 */
export function normalize(path: PathInput): PosixPath {
  return normalizeOn(system, path)
}
