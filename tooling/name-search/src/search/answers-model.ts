import type { NameFilter, NameHit } from './model.ts'

/** Question to the search. */
export interface Question {
  query: string
  /** Slug of the reader's package: its names come first among equals. */
  package?: string
  /** Maximum number of names, 20 by default, and of hits by words, 20 by default. */
  names?: number
  words?: number
}

/** Answer of the search: hits by name and by words, best first. */
export interface Answer {
  /** The query without its filters. */
  terms: string
  filters: readonly NameFilter[]
  /** Groups with hits, the one with the best hit first. */
  order: readonly ('packages' | 'names' | 'words')[]
  packages: AnswerGroup<PackageHit>
  names: AnswerGroup<AnsweredName>
  /** Symbols, members and texts of packages by the words of their docs, without those in `names`. */
  words: AnswerGroup<AnsweredName | AnsweredText>
  /** Entries with some words of the query or with names like it, when nothing fits; then all groups are empty. */
  nearest: readonly AnsweredName[]
  /** Pieces of the index that could not be loaded, with the reasons: hits may be missing. */
  failures: readonly string[]
}

/** Hits shown, and the number of all. */
export interface AnswerGroup<Hit> {
  hits: readonly Hit[]
  total: number
}

/** Package that matches. */
export interface PackageHit {
  slug: string
  name: string
  /** True when the query is its name or its slug. */
  isExact: boolean
}

/** Range of a text. */
type Mark = readonly [start: number, end: number]

/** Symbol or member with its row. */
export interface AnsweredName {
  type: 'name'
  hit: NameHit
  /** Slug and name of its package. */
  package: string
  /** Types that a callable takes and returns; absent for anything else. */
  route?: readonly [takes: string, returns: string]
  /** Signature on one line; empty without one. */
  signature: string
  /** First sentence of its docs; empty without one. */
  summary: string
  /** Words of the query in the summary. */
  summaryMarks: readonly Mark[]
  /** Module specifier that consumers import; empty for members and when unknown. */
  specifier: string
}

/** Section of a package's page that matches: its description or a part of its README. */
export interface AnsweredText {
  type: 'text'
  slug: string
  package: string
  /** Anchor on the page of the package; empty for its top. */
  anchor: string
  /** Heading; empty for the description. */
  heading: string
  headingMarks: readonly Mark[]
  text: string
  textMarks: readonly Mark[]
}

/** Queries of each kind with names of the graph; absent where it has no such name. */
export interface SearchExamples {
  name?: string
  /** Initials of a name of several words. */
  hump?: string
  /** Name of a member after that of its symbol. */
  member?: string
  /** Words of a name. */
  words?: string
  package?: string
}

/** Loads a piece of the index of words by its name, such as `3f2a0c81b94e-12.bin`. Rejects when it cannot be loaded. */
export type LoadPiece = (name: string) => Promise<Uint8Array> | Uint8Array

/** Search of names and words. */
export interface AnswerIndex {
  readonly packages: readonly { readonly slug: string; readonly name: string }[]
  /** Queries to try, of names of the graph. */
  readonly examples: SearchExamples
  /** Names of all pieces that `load` may be asked for. */
  readonly pieces: readonly string[]
  /** Never throws, whatever the query. Pieces that cannot be loaded are in `failures`. */
  ask(question: Question): Promise<Answer>
  /**
   * Answers some queries from made-up pieces, one at each step: the code of a search is compiled while it runs, and the first query of
   * a reader would wait for that. Loads nothing.
   */
  warmUp(): AsyncIterable<void>
}
