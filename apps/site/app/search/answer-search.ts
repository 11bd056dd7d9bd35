import type { AnswerIndex } from '@signpost/name-search'
import type { GuideIndex } from './guides.ts'
import type { SearchAnswer, SearchQuestion } from './search-answer.ts'

/**
 * Searches names, the words of the API's docs, packages and guides. Filters leave out packages and guides.
 *
 * @param guides - Absent when the docs could not be loaded.
 */
export async function answerSearch(
  index: AnswerIndex,
  guides: GuideIndex | undefined,
  { query, package: slug, names, words, guides: limit }: SearchQuestion,
): Promise<SearchAnswer> {
  const found = await index.ask({ query, names, words, ...(slug !== undefined && { package: slug }) })
  const { terms, filters, failures, ...groups } = found
  const isPlain = !filters.some(({ known }) => known) && terms !== ''
  return {
    ...groups,
    query,
    terms,
    unknown: filters.filter(({ known }) => !known),
    isPartial: failures.length > 0,
    guides: isPlain && guides ? guides.search(terms, limit) : { hits: [], total: 0 },
  }
}
