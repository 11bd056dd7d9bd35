import type { SignatureAnswer } from '@signpost/name-search/signatures'

/** Messages of the page to the worker: a query, or a file that the worker requested. */
export type SignaturesRequest =
  | { kind: 'ask'; id: number; query: string; limit: number; package: string | undefined }
  | { kind: 'file'; file: number; text?: string; failure?: string }

/** Messages of the worker to the page: a request for a file, or an answer. */
export type SignaturesResponse =
  | { kind: 'load'; file: number }
  | { kind: 'answer'; id: number; answer?: SignatureAnswer; failure?: string }
