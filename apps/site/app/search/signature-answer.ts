import type { SignatureAnswer } from '@signpost/name-search/signatures'
import type { SearchAnswer } from './search-answer.ts'

/** Answer of the search for a query by signature. It has names only. */
export function signatureAnswer(query: string, answer: SignatureAnswer): SearchAnswer {
  const { hits, total, mistake, unknown, missing, unfinished } = answer
  const packageNames = new Map(answer.packageNames)
  const nothing = { hits: [], total: 0 }
  return {
    query,
    terms: query,
    unknown: [],
    order: ['names'],
    names: {
      hits: hits.map(({ signature, cost: _, ...hit }) => ({
        type: 'name',
        hit,
        package: packageNames.get(hit.page.slug) ?? hit.page.slug,
        signature,
        summary: '',
        summaryMarks: [],
        specifier: '',
      })),
      total,
    },
    words: nothing,
    packages: nothing,
    guides: nothing,
    nearest: [],
    isPartial: false,
    signature: { mistake, unknown, missing, unfinished },
  }
}
