import type { Locale } from '#app/urls/index.ts'
import { guideHit, type Hit, nameHit, packageHit, textHit } from './hits.tsx'
import { type SearchAnswer, totalOf } from './search-answer.ts'

/** Tabs of the results, in the order of the arrow keys. */
export const hitTypes = ['all', 'names', 'words', 'guides'] as const

/** See {@link hitTypes}. */
export type HitType = (typeof hitTypes)[number]

/** Hits with a heading. */
export interface HitGroup {
  /** Last part of the message key of the group's title. */
  title: 'names' | 'packages' | 'words' | 'guides' | 'nearest'
  hits: readonly Hit[]
  /** Number of all hits of the group. */
  total: number
}

/** Limits when all groups are shown. */
const together = { names: 8, packages: 3, words: 5, guides: 4, nearest: 5 } as const

/** Tab that shows all of a group. */
export function typeOf(title: HitGroup['title']): HitType {
  return title === 'packages' || title === 'nearest' ? 'names' : title
}

/** Hits of an answer for a tab, in groups without empty ones, in the order of the answer; guides come last. */
export function hitGroups(answer: SearchAnswer, type: HitType, locale: Locale): HitGroup[] {
  const { names, words, packages, guides, nearest } = answer
  const groups: Record<HitGroup['title'], HitGroup> = {
    names: { title: 'names', total: names.total, hits: names.hits.map((hit) => nameHit(hit, locale)) },
    packages: { title: 'packages', total: packages.total, hits: packages.hits.map((hit) => packageHit(hit, locale)) },
    words: {
      title: 'words',
      total: words.total,
      hits: words.hits.map((hit) => (hit.type === 'name' ? nameHit(hit, locale) : textHit(hit, locale))),
    },
    guides: { title: 'guides', total: guides.total, hits: guides.hits.map(guideHit) },
    nearest: { title: 'nearest', total: nearest.length, hits: nearest.map((hit) => nameHit(hit, locale)) },
  }
  const isNothing = totalOf(answer) === 0
  const order = [...answer.order, 'guides', ...(isNothing ? (['nearest'] as const) : [])] as const
  return order
    .filter((title) => type === 'all' || typeOf(title) === type)
    .map((title) => groups[title])
    .map((group) => (type === 'all' ? { ...group, hits: group.hits.slice(0, together[group.title]) } : group))
    .filter(({ hits }) => hits.length > 0)
}

/** Number of all hits of a type. */
export function countOf(answer: SearchAnswer, type: HitType): number {
  if (type === 'all') return totalOf(answer)
  return type === 'names' ? answer.names.total + answer.packages.total : answer[type].total
}
