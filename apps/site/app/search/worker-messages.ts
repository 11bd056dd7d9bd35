import type { SearchExamples } from '@signpost/name-search'
import type { SearchAnswer, SearchQuestion } from './search-answer.ts'

/** Requests of the page to the worker. Every response has the number of its request; a piece has none. */
export type WorkerRequest =
  | ({ id: number } & (
      | { kind: 'open'; names: ArrayBuffer; guides: string | undefined }
      | { kind: 'search'; question: SearchQuestion }
    ))
  | { kind: 'piece'; piece: string; bytes?: ArrayBuffer; failure?: string }

/** Messages of the worker: a response to a request, or the name of a piece of the index that it needs. */
export type WorkerMessage = WorkerAnswer | { piece: string }

/** Response of the worker: an answer to a search, examples after opening, or an error. */
export interface WorkerAnswer {
  id: number
  result?: SearchAnswer
  examples?: SearchExamples
  failure?: string
}
