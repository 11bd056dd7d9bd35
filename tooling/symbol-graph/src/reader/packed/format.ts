import type { CompactContent, CompactDocs, CompactInherited, CompactSignature, CompactSpan } from '../format.ts'

/*
 * A slice as it lies on disk: a compact slice without what can be told from the text of its signatures, from its id and
 * from its package. Fields have the meaning that they have in `format.ts`.
 */

/** Where a slice is read: its package gives ids their beginning and imports their specifier. */
export interface PackageNames {
  slug: string
  /** What consumers write after `from`: `@acme/core`. */
  name: string
}

/**
 * An id without its package: `Box`, `~Hidden`; in full when it has a `!` (another package, another entry point).
 */
export type PackedId = string

/**
 * A ref: a sign, its id, and after `^` its summary, `!` for a deprecated one, and its anchor (`-` for none). The sign is
 * the number of a kind, `~` for what nothing exports, `:` for a name of the language, `>` for any other that is outside.
 * A member is `Box#open`, a static one `Box#.make`; behind a ref of the same symbol the member alone is enough. What this
 * cannot say is a compact ref.
 */
export type PackedRef = string | readonly (string | number)[]

/** A row of a table: content, 0 for nothing, or a compact row that begins with its name. -1 ends a table early. */
export type PackedRow = CompactContent | 0 | -1 | readonly unknown[]

/** A signature. Absent fields are what the text says. */
export interface PackedSignature {
  /** Anchor; behind `+`, the end of an overload's. */
  a?: string
  t: string
  c?: string
  r?: string
  f?: number
  y?: readonly PackedRow[] | 0
  p?: readonly PackedRow[] | 0
  /** What is returned: its doc, 0 for nothing, or span and doc. */
  v?: CompactContent | 0 | { s: CompactSpan | 0; d?: CompactContent }
  /** Docs; a summary alone as it is. */
  d?: CompactContent | CompactDocs
  z?: readonly [text: string, code: string]
  u?: CompactSignature['u']
  /** Line, further lines, and the file when it is not that of the source before. */
  o?: number | readonly [line: number, more: number, file?: string]
}

/** A member: its only signature with its own fields, or its signatures in `s`. */
export interface PackedMember extends Partial<PackedSignature> {
  n?: string
  k?: number
  /** Anchor. */
  q?: string
  s?: readonly PackedSignature[]
  /** Value; 0 when the text has one and the member none. */
  e?: string | 0
  /** Type; 0 when the text has one and the member none. */
  m?: CompactSpan | 0
  w?: readonly number[]
  j?: readonly number[]
}

/** Inherited members: names, joined; the place of such names; or what is more than a name. */
export type PackedInherited = string | number | Exclude<CompactInherited, string>

/**
 * A facet. Names of inherited members are joined, each without what it shares with the one before; names alone are a place
 * in the package's list of them where there is one.
 */
export interface PackedFacet {
  k: number
  s: readonly PackedSignature[]
  m?: readonly PackedMember[]
  i?: readonly (readonly [base: number, total: number, ...members: PackedInherited[]])[]
}

/** An entry of a list: id, name, facets (one alone as a number), and so on. */
export type PackedEntry = readonly [
  id: PackedId,
  name: string | 0,
  facets: number | readonly number[],
  summary?: string,
  flags?: number,
  overloads?: number,
  release?: string,
]

/** A relation: kind, runs of refs, and the total as a text. */
export type PackedRelation = readonly (number | string)[]

/** A line of a slices file. A run of numbers is the first and `-n` for the `n` behind it. */
export interface PackedSlice {
  i: PackedId
  k: number
  b?: 1
  n?: string
  d?: string
  p?: readonly number[]
  r?: string
  x?: 1
  a?: number
  f: readonly PackedFacet[]
  c?: readonly PackedEntry[]
  /** Exports; absent for the name of a top-level symbol in the package's main entry point. */
  e?: readonly (readonly [name: string, specifier: string, flags?: number, importLine?: string])[]
  l?: readonly PackedRelation[]
  /** Places in the package's list of what nothing exports and pages show. */
  u?: readonly number[]
  /** Places in the package's list of refs, as runs. */
  s?: readonly number[]
  h: string
}

/**
 * A line of a slices file behind those of slices: what nothing exports, as pages that name it show it. Its refs are places in
 * the package's list.
 */
export type PackedUnexported = readonly [id: PackedId, facets: readonly PackedFacet[]]
