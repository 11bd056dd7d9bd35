import type { LastChange } from './file-history.ts'

/** A file of the content folder, read. */
export interface SourceFile {
  /** Path within its locale's folder, with slashes: `guide/start.md`. */
  path: string
  /** Path from the site's folder, for messages. */
  shown: string
  /** Path from the content folder: `en/guide/start.md`. */
  file: string
  /** Path of its folder from the repository's root, for links to files that are no docs; empty for the root itself. */
  repositoryFolder: string
  /** Absolute path of the repository's root. */
  repository: string
  text: string
  /** Absent when it was not requested, or Git has no commit of the file. */
  lastChange?: LastChange
}

/** A folder's `_category_.json`, parsed; what is in it is not checked yet. */
export interface CategoryFile {
  /** Path of the folder within its locale's: `guide`. */
  folder: string
  shown: string
  value: unknown
}

/** Content of a locale's folder. */
export interface LocaleSources {
  locale: string
  files: SourceFile[]
  categories: CategoryFile[]
}
