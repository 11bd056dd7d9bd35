import type { Locale } from '#app/urls/index.ts'
import { guideHit, type Hit, nameHit, packageHit } from './hits.tsx'
import { type SearchAnswer, totalOf } from './search-answer.ts'

/** What is shown of an answer, in the order in which the keyboard goes through them. */
export const hitTypes = ['all', 'api', 'guides'] as const

/** See {@link hitTypes}. */
export type HitType = (typeof hitTypes)[number]

/** Hits below a heading. */
export interface HitGroup {
  /** The end of the key of its title among the messages. */
  title: 'api' | 'packages' | 'guides'
  hits: readonly Hit[]
}

/** How many names and parts of docs stand beside each other. */
const together = { names: 10, guides: 5 } as const

/** The hits of an answer that a type shows, in groups without empty ones; nothing in them changes its order. */
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

/** How many there are of a type in all. */
export function countOf(answer: SearchAnswer, type: HitType): number {
  if (type === 'all') return totalOf(answer)
  return type === 'guides' ? answer.guides.total : answer.names.total + answer.packages.length
}
