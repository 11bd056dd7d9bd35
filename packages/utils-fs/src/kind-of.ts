import type { Dirent, Stats } from 'node:fs'
import { EntryKind } from './entry-kind.ts'

/** The kind of what `readdir`, `stat` or `lstat` tells about. */
export function kindOf(entry: Dirent | Stats): EntryKind {
  if (entry.isFile()) return EntryKind.File
  if (entry.isDirectory()) return EntryKind.Directory
  return entry.isSymbolicLink() ? EntryKind.Symlink : EntryKind.Other
}
