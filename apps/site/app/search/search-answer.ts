import type { NameHit } from '@signpost/name-search'
import type { GuideHit } from './guides.ts'

/** A search request. */
export interface SearchQuestion {
  query: string
  /** Slug of the current package: its names come first among equal matches. */
  package?: string | undefined
  /** Maximum number of names and of doc sections. */
  names: number
  guides: number
}

/** Maximum length of a query in characters; the rest is cut. */
export const longestQuery = 200

/** Maximum number of each on the results page. */
export const pageLimits = { names: 100, guides: 50 } as const

/** A matching package. */
export interface PackageHit {
  slug: string
  name: string
}

/** Results of a search. */
export interface SearchAnswer {
  query: string
  /** Words of the query without its filters. */
  terms: string
  /** Unknown filters, as typed. */
  unknown: readonly string[]
  names: { hits: readonly NameHit[]; total: number }
  packages: readonly PackageHit[]
  /** Names of the packages of the matching names, by slug. */
  packageNames: readonly (readonly [slug: string, name: string])[]
  guides: { hits: readonly GuideHit[]; total: number }
}

/** Total number of results. */
export function totalOf({ names, packages, guides }: SearchAnswer): number {
  return names.total + packages.length + guides.total
}
