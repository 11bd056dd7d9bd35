import type { NameHit } from '../search/model.ts'
import type { QueryMistake } from './query-error.ts'

/** Search by signatures over the files of a graph, which are added as queries need them. */
export interface SignatureIndex {
  /** Number of callables in all pieces. */
  readonly size: number
  readonly pieces: number
  readonly packages: readonly (readonly [slug: string, name: string])[]
  /** Adds a piece. @throws SignaturesFormatError when it is damaged or of another version. */
  add(piece: number, text: string): void
  /** Pieces that may have hits of a query and are not added yet. Never throws. */
  needs(query: string): readonly number[]
  /** Never throws, whatever the query. Equal queries over equal pieces give equal results. */
  search(query: string, options?: SignatureSearchOptions): SignatureSearch
}

/** Options of a search. */
export interface SignatureSearchOptions {
  /** Maximum number of hits; 20 by default. */
  limit?: number
  /** Slug of the reader's package: its hits come first among equals. */
  package?: string
}

/** Result of a search. */
export interface SignatureSearch {
  /** Best first. */
  readonly hits: readonly SignatureHit[]
  /** Number of all hits. */
  readonly total: number
  /** Absent for a query that was understood. */
  readonly mistake?: QueryMistake
  /** Names that the site does not have, taken for type parameters. */
  readonly unknown: readonly string[]
  /** Pieces that may have more hits and are not added yet. */
  readonly needs: readonly number[]
  /** Number of callables whose types are too large to be compared within the limit. */
  readonly unfinished: number
}

/** Callable that fits a query. */
export interface SignatureHit extends NameHit {
  /** `(string, number?) => Promise<T>`. The receiver of a method comes first. */
  readonly signature: string
  /** 0 for an exact fit. */
  readonly cost: number
}
