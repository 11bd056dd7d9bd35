import type { PosixPath } from '@signpost/utils-path'
import type { EntryKind } from './entry-kind.ts'

/**
 * A file or folder that {@link walk} came to.
 *
 * @example
 * ```ts
 * import { walk, type WalkEntry } from '@signpost/utils-fs'
 *
 * const isPage = ({ relativePath }: WalkEntry): boolean => relativePath.endsWith('.md')
 * for await (const entry of walk('docs')) if (isPage(entry)) console.log(entry.path)
 * ```
 *
 * @public
 */
export interface WalkEntry {
  /** The absolute path, as the system writes it. */
  readonly path: string
  /** The path from the folder of the walk, with `/` on every system. */
  readonly relativePath: PosixPath
  /** What it is: of a link, {@link EntryKind.Symlink}, unless links are followed and lead somewhere. */
  readonly kind: EntryKind
  /** The number of names in `relativePath`: 1 for what is directly in the folder of the walk. */
  readonly depth: number
}

/**
 * Where {@link walk} goes.
 *
 * @example
 * ```ts
 * import { walk, type WalkOptions } from '@signpost/utils-fs'
 *
 * const options: WalkOptions = { maxDepth: 3, enter: ({ relativePath }) => !relativePath.endsWith('node_modules') }
 * for await (const { relativePath } of walk('.', options)) console.log(relativePath)
 * ```
 *
 * @public
 */
export interface WalkOptions {
  /** The depth of the deepest entries: with 1, folders in the folder of the walk are not entered. Unlimited by default. */
  readonly maxDepth?: number | undefined
  /** Whether to enter a folder, which is an entry in any case. All of them by default. */
  readonly enter?: ((folder: WalkEntry) => boolean) | undefined
  /**
   * Whether links count as what they lead to. `false` by default. Each folder is entered once, by the first path that
   * leads to it, so that links in a circle come to an end. It may be outside the folder of the walk.
   */
  readonly followSymlinks?: boolean | undefined
  /** Aborts the walk before the next folder. */
  readonly signal?: AbortSignal | undefined
}
