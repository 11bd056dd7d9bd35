import type { Branded } from '@signpost/types'

/**
 * Where a file is: a path, a file URL as a text, or a `URL`, which may come from another realm.
 *
 * @remarks
 * A text is a URL when it begins with `file:`, or with another scheme and `//`. Every other text is a path, for example
 * `C:\notes.txt` and `12:30.log`.
 *
 * @example
 * ```ts
 * import type { PathInput } from '@signpost/utils-path'
 *
 * const same: PathInput[] = ['/tmp/a b', 'file:///tmp/a%20b', new URL('file:///tmp/a%20b')]
 * ```
 *
 * @public
 */
export type PathInput = string | URL

/**
 * A normalized path whose names are separated by `/`, on every system. One of Windows begins with a drive, `C:/`, or with
 * a share, `//server/share/`.
 *
 * @remarks
 * It never reads as a URL: a relative path to something in a folder named `file:` begins with `./`.
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
 * @public
 */
export type PosixPath = Branded<string, 'PosixPath'>
