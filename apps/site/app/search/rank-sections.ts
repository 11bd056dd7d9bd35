import type { MatchInfo, SearchResult } from 'minisearch'
import { stemsOfQuery } from '@signpost/name-search'
import { pairsIn } from './word-pairs.ts'
import { wordsOf } from './snippet.ts'

/** Sections of the docs, by number. */
export interface Sections {
  count: number
  textOf: (section: number) => string
  /** First section of the doc of a section, which has the words of its title. */
  firstOf: (section: number) => number
  /** Heading of a section; for the first one, the title of the doc. */
  headingOf: (section: number) => string
}

/** Section that matches, with the words and fields that do. */
export interface RankedSection {
  id: number
  score: number
  match: MatchInfo
}

/** Share of a word that the title and the introduction of its doc add to a section without it. */
const outer = 0.5

/** Share by which a heading of only words of the query raises the score of its section. */
const headingShare = 0.4

/** Share by which a text with all pairs of neighbours of the query raises the score of its section. */
const pairShare = 1

/** Factor of a section that has every word of the query. */
const wholeFactor = 1.5

/** Least share of a query that a section has, of that of the section with most of it. */
const leastShare = 0.2

/** Number of the best sections whose texts are compared with the query. */
const mostCompared = 20

interface Found extends RankedSection {
  /** Words of the query in the section itself. */
  own: number
  /** Share of the query, by the rarity of its words, in the section and in those around it. */
  share: number
}

/**
 * Ranks sections by the words of a query: those with more of them, and with rarer ones, come first, and among these those whose
 * heading says little else. A section without a word has half of it when the title or the introduction of its doc has it.
 *
 * Of the best, those in whose text words of the query are neighbours come first.
 *
 * @param words - Stems of each word of the query.
 * @param byWord - For each word of the query, the results of each of its stems; the best of a section counts.
 * @returns Best first, without those that have little of the query beside the others.
 */
export function rankSections(
  words: readonly (readonly string[])[],
  byWord: readonly (readonly SearchResult[][])[],
  sections: Sections,
): RankedSection[] {
  const results = byWord.map(bestOf)
  const rarities = results.map((result) => Math.log(1 + (sections.count + 0.5) / (result.size + 0.5)))
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0)
  const terms = new Set(results.flatMap((result) => [...result.values()].flatMap(({ queryTerms }) => queryTerms)))
  const found = [...new Set(results.flatMap((result) => [...result.keys()]))].map((id): Found => {
    const one: Found = { id, score: 0, match: {}, own: 0, share: 0 }
    results.forEach((result, at) => {
      const own = result.get(id)
      const around = result.get(sections.firstOf(id))
      one.score += Math.max(own?.score ?? 0, outer * (around?.score ?? 0))
      one.share += (rarities[at]! / whole) * (own !== undefined ? 1 : around !== undefined ? outer : 0)
      // The title of its doc is around each of its sections.
      if (own !== undefined || isInTitle(around)) one.own += 1
      if (own !== undefined) one.match = { ...one.match, ...own.match }
    })
    one.score *= one.share ** 2 * (1 + headingShare * shareOf(sections.headingOf(id), terms))
    if (one.own === results.length) one.score *= wholeFactor
    return one
  })
  const most = found.reduce((share, one) => Math.max(share, one.share), 0)
  const ranked = found.filter(({ share }) => share >= leastShare * most).sort(bestFirst)
  for (const one of ranked.slice(0, mostCompared)) one.score *= 1 + pairShare * pairsIn(sections.textOf(one.id), words)
  return ranked.sort(bestFirst)
}

function bestFirst(a: RankedSection, b: RankedSection): number {
  return b.score - a.score || a.id - b.id
}

/** Best result of each section. */
function bestOf(byStem: readonly SearchResult[][]): Map<number, SearchResult> {
  const best = new Map<number, SearchResult>()
  for (const result of byStem.flat()) {
    const before = best.get(result.id)
    if (before === undefined || before.score < result.score) best.set(result.id, result)
  }
  return best
}

function isInTitle(result: SearchResult | undefined): boolean {
  return result !== undefined && Object.values(result.match).some((fields) => fields.includes('title'))
}

/** Share of the words of a heading that are words of the query. */
function shareOf(heading: string, terms: ReadonlySet<string>): number {
  const stems = wordsOf(heading)
    .map((word) => stemsOfQuery(word))
    .filter((some) => some.length > 0)
  if (stems.length === 0) return 0
  return stems.filter((some) => some.some((stem) => terms.has(stem))).length / stems.length
}
