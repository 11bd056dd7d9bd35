import type { Branded } from '@signpost/types'

/**
 * A file location: a path, a file URL as a string, or a `URL`, which may come from another realm.
 *
 * @remarks
 * A string is a URL if it begins with `file:`, or with another scheme and `//`. Any other string is a path, such as
 * `C:\notes.txt` and `12:30.log`.
 *
 * @example
 * ```ts
 * import type { PathInput } from '@signpost/utils-path'
 *
 * const same: PathInput[] = ['/tmp/a b', 'file:///tmp/a%20b', new URL('file:///tmp/a%20b')]
 * ```
 *
 * @searchAlias pathlike filename
 * @public
 */
export type PathInput = string | URL

/**
 * A normalized path with `/` on every system. A Windows path begins with a drive, `C:/`, or with a share,
 * `//server/share/`.
 *
 * @remarks
 * It is never parsed as a URL: a relative path into a folder named `file:` begins with `./`.
 *
 * @example
 * ```ts
 * import { normalize, type PosixPath } from '@signpost/utils-path'
 *
 * const path: PosixPath = normalize('docs/../src/./index.ts') // 'src/index.ts'
 * // @ts-expect-error Not every text is normalized.
 * const unchecked: PosixPath = 'docs/../src'
 * ```
 *
 * @searchAlias slash unix linux forward
 * @public
 */
export type PosixPath = Branded<string, 'PosixPath'>
