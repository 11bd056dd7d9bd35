import type { NameHit } from '@signpost/name-search'
import type { GuideHit } from './guides.ts'

/** What is asked of the search. */
export interface SearchQuestion {
  query: string
  /** The slug of the package that the reader is in: its names come first among equals. */
  package?: string | undefined
  /** At most how many names, and how many parts of docs. */
  names: number
  guides: number
}

/** The longest query, in characters; what is longer is cut. */
export const longestQuery = 200

/** How many of each the page of results shows. */
export const pageLimits = { names: 100, guides: 50 } as const

/** A package that was found. */
export interface PackageHit {
  slug: string
  name: string
}

/** What was found. */
export interface SearchAnswer {
  query: string
  /** The words of the query without its filters. */
  terms: string
  /** Filters that mean nothing here, as they were typed. */
  unknown: readonly string[]
  names: { hits: readonly NameHit[]; total: number }
  packages: readonly PackageHit[]
  /** The names of the packages that the names are from, by slug. */
  packageNames: readonly (readonly [slug: string, name: string])[]
  guides: { hits: readonly GuideHit[]; total: number }
}

/** How many things were found in all. */
export function totalOf({ names, packages, guides }: SearchAnswer): number {
  return names.total + packages.length + guides.total
}
