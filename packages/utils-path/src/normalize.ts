import system from 'node:path'
import { normalizeOn } from './lexical/normalize.ts'
import type { PathInput, PosixPath } from './path-input.ts'

/**
 * A path without detours: one `/` between names, no `.`, and no `..` after a name.
 *
 * @remarks
 * Computes with the text alone: when a name is a symbolic link, `name/..` may be another folder on the disk. On Windows `\`
 * becomes `/` and the drive a capital; elsewhere `\` is part of a name. A `/` at the end is kept. {@link posix} and
 * {@link windows} do the same for one system.
 *
 * @param path - A path or file URL.
 * @returns The path, relative when `path` is; `'.'` for an empty one.
 * @throws {@link UnsupportedUrlError} when `path` is a URL that names no path.
 *
 * @example
 * ```ts
 * import { normalize } from '@signpost/utils-path'
 *
 * normalize('src//pages/../index.ts') // 'src/index.ts'
 * ```
 *
 * @public
 */
export function normalize(path: PathInput): PosixPath {
  return normalizeOn(system, path)
}
