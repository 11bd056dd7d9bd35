import type { Kind, MemberKind, PageKey, Release } from '@signpost/graph-model/model'

/** How a hit answers a query, best first; `filter` when the query has filters and no words. */
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

/** All names of a graph, ready to be searched. */
export interface NameIndex {
  /** How many entries there are: symbols, their members and second names. */
  readonly size: number
  readonly packages: readonly { readonly slug: string; readonly name: string }[]
  /** Never throws, whatever the query is. The same query has the same answer. */
  search(query: string, options?: NameSearchOptions): NameSearch
}

/** What a search takes beside the query. */
export interface NameSearchOptions {
  /** How many hits at most; 20 when absent. */
  limit?: number
  /** The slug of the package in which the reader is: of equal hits its own come first. */
  package?: string
}

/** The answer to one query. */
export interface NameSearch {
  /** Best first. */
  readonly hits: readonly NameHit[]
  /** How many there are in all. */
  readonly total: number
  /** The query without its filters. */
  readonly terms: string
  /** What the query has of filters, in order. */
  readonly filters: readonly NameFilter[]
}

/** A filter as the query has it. */
export interface NameFilter {
  /** Lower case; a negated one begins with `-`. */
  readonly key: string
  readonly value: string
  /**
   * False when no filter is called so or the value is none that it has. What no filter is called is searched for as a
   * word; a filter with a value that it does not have is not applied.
   */
  readonly known: boolean
}

/** One entry that answers a query. */
export interface NameHit {
  /** The page to open; that of the symbol itself when the entry is a second name. */
  readonly page: PageKey
  /** Of a member: its anchor on that page, without `#`. */
  readonly anchor?: string
  /** The entry's own name: `get`. */
  readonly name: string
  /** What it stands in: `Map` of `Map.get`, `ns.Map` for a class in a namespace; empty at the top level. */
  readonly container: string
  readonly kind: Kind | MemberKind
  readonly release: Release
  readonly deprecated: boolean
  /** True for a second name. */
  readonly alias: boolean
  readonly match: NameMatch
  /** What the words of the query matched, in `container.name` (in `name` when there is no container), in order. */
  readonly marks: readonly (readonly [start: number, end: number])[]
}
