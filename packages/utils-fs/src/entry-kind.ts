/**
 * Kind of a directory entry.
 *
 * @example
 * ```ts
 * import { EntryKind, findUp } from '@signpost/utils-fs'
 *
 * const repository = await findUp('.git', { kind: EntryKind.Directory })
 * ```
 *
 * @searchAlias dirent stat type
 * @public
 */
export enum EntryKind {
  /** A regular file. */
  File = 'file',
  /** A folder. */
  Directory = 'directory',
  /** A symbolic link, or a junction on Windows. */
  Symlink = 'symlink',
  /** A socket, a pipe or a device. */
  Other = 'other',
}
