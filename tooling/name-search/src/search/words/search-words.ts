import { type Documents, rankDocuments, type WordSearch, type WordSearchOptions } from './rank-documents.ts'
import { termsOf } from './query-terms.ts'
import { asksForAction } from './verbs.ts'
import type { Pieces } from './word-pieces.ts'

const nothing: WordSearch = {
  documents: [],
  total: 0,
  has: () => false,
  partial: [],
  stems: new Set(),
  isWhole: false,
  isKnown: false,
}

/**
 * Searches documents by words. A document need not have all words of the query; those that have more and rarer ones come
 * first. The last word may be a beginning. A word that no document has is compared with similar ones.
 */
export async function searchWords(
  query: string,
  documents: Documents,
  pieces: Pieces,
  options: WordSearchOptions,
): Promise<WordSearch> {
  const terms = await termsOf(query, documents.count, pieces)
  if (terms.length === 0) return nothing
  return rankDocuments(terms, documents, { ...options, isAction: asksForAction(query) })
}
