import type { PageKey } from '@signpost/graph-model/model'

/** Piece of a line: plain text, or text with the class of its colour (empty for none) and a link as an index into `targets`. */
export type SourceToken = string | readonly [text: string, className: string, target?: number]

/** Page of a symbol, with the anchor of a member. */
export interface SourceTarget {
  page: PageKey
  anchor?: string
}

/** Reason why a page has no lines: more than `limits.bytes` or `limits.lines`, or bytes that are no text. */
export type WithoutLines = 'large' | 'binary'

/** Lines of a file. */
export interface SourceLines {
  lines: readonly (readonly SourceToken[])[]
  targets: readonly SourceTarget[]
  /** Number of characters that are left out, by the index of their line; absent when all lines are whole. */
  cut?: Readonly<Record<number, number>>
}

/** A file with a page. */
export interface SourceEntry {
  /** Path from the folder of the package, with `/`. */
  path: string
  bytes: number
  /** Number of lines; absent for a page without lines. */
  lines?: number
  /** Present for a page without lines. */
  without?: WithoutLines
  /** Present for text that is not UTF-8 and is read as Windows-1252. */
  encoding?: 'windows-1252'
  /** Name of the file with {@link SourceLines}; absent for a page without lines. */
  data?: string
}

/** Files of a package, by path in code units. */
export interface SourcePackage {
  slug: string
  /** Path of the package from the root of the repository. */
  folder: string
  files: readonly SourceEntry[]
}

/** `manifest.json` of the folder of source pages. */
export interface SourceManifest {
  /** `major.minor`; a reader accepts its own major. */
  formatVersion: string
  /** In the order of the graph. */
  packages: readonly SourcePackage[]
}
