import type { Locale } from '#app/urls/index.ts'
import { guideHit, type Hit, nameHit, packageHit } from './hits.tsx'
import { type SearchAnswer, totalOf } from './search-answer.ts'

/** Tabs of the results, in the order of the arrow keys. */
export const hitTypes = ['all', 'api', 'guides'] as const

/** See {@link hitTypes}. */
export type HitType = (typeof hitTypes)[number]

/** Hits with a heading. */
export interface HitGroup {
  /** Last part of the message key of the group's title. */
  title: 'api' | 'packages' | 'guides'
  hits: readonly Hit[]
}

/** Limits of names and doc sections when both are shown. */
const together = { names: 10, guides: 5 } as const

/** Hits of an answer for a tab, in groups without empty ones, in the order of the answer. */
export function hitGroups(answer: SearchAnswer, type: HitType, locale: Locale): HitGroup[] {
  const limit = type === 'all' ? together : { names: Infinity, guides: Infinity }
  const packages = new Map(answer.packageNames)
  const api: HitGroup[] = [
    { title: 'api', hits: answer.names.hits.slice(0, limit.names).map((hit) => nameHit(hit, locale, packages)) },
    { title: 'packages', hits: answer.packages.map((hit) => packageHit(hit, locale)) },
  ]
  const guides: HitGroup[] = [{ title: 'guides', hits: answer.guides.hits.slice(0, limit.guides).map(guideHit) }]
  return [...(type === 'guides' ? [] : api), ...(type === 'api' ? [] : guides)].filter(({ hits }) => hits.length > 0)
}

/** Number of all hits of a type. */
export function countOf(answer: SearchAnswer, type: HitType): number {
  if (type === 'all') return totalOf(answer)
  return type === 'guides' ? answer.guides.total : answer.names.total + answer.packages.length
}
