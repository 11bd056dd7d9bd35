import type { SearchAnswer, SearchQuestion } from './search-answer.ts'

/** Requests of the page to the worker. Every response has the number of its request. */
export type WorkerRequest = { id: number } & (
  | { kind: 'open'; names: ArrayBuffer; guides: string | undefined }
  | { kind: 'search'; question: SearchQuestion }
)

/** Responses of the worker: an answer to a search, an empty acknowledgement, or an error. */
export interface WorkerAnswer {
  id: number
  result: SearchAnswer | undefined
  failure?: string
}
