import type { Kind, MemberKind, PageKey, Release } from '@signpost/graph-model/model'

/** Way in which a hit matches, best first; `filter` when the query has filters and no words, `signature` when it has an arrow. */
export type NameMatch =
  | 'exact'
  | 'qualified'
  | 'prefix'
  | 'hump'
  | 'word'
  | 'substring'
  | 'subsequence'
  | 'typo'
  | 'filter'
  | 'signature'

/** Search index of all names of a graph. */
export interface NameIndex {
  /** Number of entries: symbols, members and aliases. */
  readonly size: number
  readonly packages: readonly { readonly slug: string; readonly name: string }[]
  /** Never throws, whatever the query. Equal queries give equal results. */
  search(query: string, options?: NameSearchOptions): NameSearch
}

/** Options of a search. */
export interface NameSearchOptions {
  /** Maximum number of hits; 20 by default. */
  limit?: number
  /** Slug of the reader's package: its hits come first among equals. */
  package?: string
}

/** Result of a search. */
export interface NameSearch {
  /** Best first. */
  readonly hits: readonly NameHit[]
  /** Number of all hits. */
  readonly total: number
  /** The query without its filters. */
  readonly terms: string
  /** Filters of the query, in order. */
  readonly filters: readonly NameFilter[]
}

/** Filter in a query. */
export interface NameFilter {
  /** Lower case; a negated one begins with `-`. */
  readonly key: string
  readonly value: string
  /** False for an unknown key or value. An unknown key is searched as a word; an unknown value is ignored. */
  readonly known: boolean
  /** For an unknown filter: a known one that is spelled almost like it, `kind:class`. */
  readonly nearest?: string
}

/** Entry that matches a query. */
export interface NameHit {
  /** Page to open; for an alias, that of the original. */
  readonly page: PageKey
  /** For a member: its anchor on that page, without `#`. */
  readonly anchor?: string
  /** Name of the entry alone: `get`. */
  readonly name: string
  /** Qualifier: `Map` for `Map.get`, `ns.Map` for a class in a namespace; empty at the top level. */
  readonly container: string
  readonly kind: Kind | MemberKind
  readonly release: Release
  readonly deprecated: boolean
  readonly alias: boolean
  readonly match: NameMatch
  /** Matched ranges in `container.name` (in `name` without a container), in order. */
  readonly marks: readonly (readonly [start: number, end: number])[]
}
