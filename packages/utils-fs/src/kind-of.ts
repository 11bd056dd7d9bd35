import type { Dirent, Stats } from 'node:fs'
import { EntryKind } from './entry-kind.ts'

/** Kind of an entry, from a result of `readdir`, `stat` or `lstat`. */
export function kindOf(entry: Dirent | Stats): EntryKind {
  if (entry.isFile()) return EntryKind.File
  if (entry.isDirectory()) return EntryKind.Directory
  return entry.isSymbolicLink() ? EntryKind.Symlink : EntryKind.Other
}
