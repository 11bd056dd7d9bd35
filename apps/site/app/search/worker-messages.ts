import type { SearchAnswer, SearchQuestion } from './search-answer.ts'

/** What the page asks of the worker; every request is answered with its number. */
export type WorkerRequest = { id: number } & (
  | { kind: 'open'; names: ArrayBuffer; guides: string | undefined }
  | { kind: 'search'; question: SearchQuestion }
)

/** What the worker answers: an answer to a search, nothing otherwise, or why there is none. */
export interface WorkerAnswer {
  id: number
  result: SearchAnswer | undefined
  failure?: string
}
