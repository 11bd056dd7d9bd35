import type { Answer, NameFilter } from '@signpost/name-search'
import type { QueryMistake } from '@signpost/name-search/signatures'
import type { GuideHit } from './guides.ts'

/** A search request. */
export interface SearchQuestion {
  query: string
  /** Slug of the current package: its names come first among equal matches. */
  package?: string | undefined
  /** Maximum number of names, of hits by words, and of doc sections. */
  names: number
  words: number
  guides: number
}

/** Maximum length of a query in characters; the rest is cut. */
export const longestQuery = 1000

/** Maximum number of each on the results page. */
export const pageLimits = { names: 100, words: 50, guides: 50 } as const

/** Maximum number of each in the dialog, where every row of names and words needs a part of the index. */
export const dialogLimits = { names: 30, words: 30, guides: 50 } as const

/** A package of the site. */
export interface SitePackage {
  slug: string
  name: string
}

/** Notes on an answer to a query by signature. */
export interface SignatureNotes {
  /** Absent for a query that was understood. */
  mistake?: QueryMistake | undefined
  /** Names that the site does not have, taken for type parameters. */
  unknown: readonly string[]
  /** Number of callables that are not compared: their file could not be loaded, or their types are too large. */
  missing: number
  unfinished: number
}

/** Results of a search. */
export interface SearchAnswer extends Omit<Answer, 'filters' | 'failures'> {
  query: string
  unknown: readonly NameFilter[]
  /** True when a part of the index could not be loaded: hits or their descriptions may be missing. */
  isPartial: boolean
  guides: { hits: readonly GuideHit[]; total: number }
  /** Present when the query has an arrow. */
  signature?: SignatureNotes
}

/** Total number of results. */
export function totalOf({ names, words, packages, guides }: SearchAnswer): number {
  return names.total + words.total + packages.total + guides.total
}
