import type { MatchInfo, SearchResult } from 'minisearch'
import { stemsOfQuery } from '@signpost/name-search'
import { pairsIn } from './word-pairs.ts'
import { wordsOf } from './snippet.ts'

/** Sections of the docs, by number. */
export interface Sections {
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

/** Number of the best sections whose texts are compared with the query. */
const mostCompared = 20

interface Found extends RankedSection {
  /** Words of the query in the section itself. */
  own: number
  /** The same, and those around it, by their share. */
  words: number
}

/**
 * Ranks sections by the words of a query: those with more of them come first, and among these those whose heading says little else.
 * A section without a word has half of it when the title or the introduction of its doc has it.
 *
 * Of the best, those in whose text words of the query are neighbours come first.
 *
 * @param words - Stems of each word of the query.
 * @param byWord - For each word of the query, the results of each of its stems; the best of a section counts.
 * @returns Best first; where some sections have every word, only these.
 */
export function rankSections(
  words: readonly (readonly string[])[],
  byWord: readonly (readonly SearchResult[][])[],
  sections: Sections,
): RankedSection[] {
  const found = new Map<number, Found>()
  const results = byWord.map(bestOf)
  for (const result of results) {
    for (const [id, { match }] of result) {
      const one = found.get(id) ?? { id, score: 0, match: {}, own: 0, words: 0 }
      found.set(id, { ...one, own: one.own + 1, match: { ...one.match, ...match } })
    }
  }
  for (const one of found.values()) {
    // The title of its doc is around each of its sections.
    for (const result of results)
      if (!result.has(one.id) && isInTitle(result.get(sections.firstOf(one.id)))) one.own += 1
  }
  const terms = new Set(results.flatMap((result) => [...result.values()].flatMap(({ queryTerms }) => queryTerms)))
  for (const one of found.values()) {
    for (const result of results) {
      const own = result.get(one.id)
      const around = result.get(sections.firstOf(one.id))
      one.score += Math.max(own?.score ?? 0, outer * (around?.score ?? 0))
      one.words += own !== undefined ? 1 : around !== undefined ? outer : 0
    }
    one.score *= (one.words / byWord.length) ** 2 * (1 + headingShare * shareOf(sections.headingOf(one.id), terms))
  }
  const all = [...found.values()]
  const whole = all.filter(({ own }) => own === byWord.length)
  const ranked = (whole.length > 0 ? whole : all).sort(bestFirst)
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
