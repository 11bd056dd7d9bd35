import type { PosixPath } from '@signpost/utils-path'
import type { EntryKind } from './entry-kind.ts'

/**
 * A file or folder found by {@link walk}.
 *
 * @example
 * ```ts
 * import { walk, type WalkEntry } from '@signpost/utils-fs'
 *
 * const isPage = ({ relativePath }: WalkEntry): boolean => relativePath.endsWith('.md')
 * for await (const entry of walk('docs')) if (isPage(entry)) console.log(entry.path)
 * ```
 *
 * @searchAlias dirent stats
 * @public
 */
export interface WalkEntry {
  /** The absolute path, in the form of the system. */
  readonly path: string
  /** The path relative to the folder of the walk, with `/` on every system. */
  readonly relativePath: PosixPath
  /** The kind of the entry. A link is {@link EntryKind.Symlink}, unless links are followed and its target exists. */
  readonly kind: EntryKind
  /** The number of names in `relativePath`: 1 for direct children of the folder of the walk. */
  readonly depth: number
}

/**
 * Options of {@link walk}.
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
  /** The maximum depth of entries: with 1, subfolders are not entered. Defaults to unlimited. */
  readonly maxDepth?: number | undefined
  /** Returns whether to enter a folder, which is yielded in any case. Defaults to all folders. */
  readonly enter?: ((folder: WalkEntry) => boolean) | undefined
  /**
   * Whether to follow links. Defaults to `false`. Each folder is entered once, by the first path that leads to it, so
   * that link cycles end. A target may be outside of the folder of the walk.
   */
  readonly followSymlinks?: boolean | undefined
  /** A signal that aborts the walk before the next folder. */
  readonly signal?: AbortSignal | undefined
}
