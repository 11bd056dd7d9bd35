import { caching, type Headers } from './headers.ts'
import { resourcePolicy } from './content-security-policy.ts'
import type { LiveAnswers } from './live/live-answers.ts'
import type { Decision, SiteIndex } from './route.ts'

/** A complete response without the common headers. */
export interface Answer {
  status: number
  headers: Headers
  body: Buffer
  /** Content security policy. */
  policy: string
}

/** Decisions that the site itself answers, prerendered or rendered on request. */
export type SiteDecision = Extract<Decision, { kind: 'document' | 'data' | 'file' | 'not-found' }>

/** Answers requests for the site; `acceptEncoding` and `ifNoneMatch` are headers of the request. */
export type SiteAnswer = (
  decision: SiteDecision,
  request: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined; signal: AbortSignal },
) => Promise<Answer>

/** Whether the server is ready for requests, and if not, why. */
export interface Readiness {
  ready: boolean
  /** One public sentence, without paths of this machine. */
  reason?: string
}

/** A way of serving the site. */
export interface Serving {
  /** Current index of the site. */
  index: () => SiteIndex
  /** Whether the site's data could be read last; does not read it. */
  readiness: () => Readiness
  answer: SiteAnswer
  /** Answers requests of the pages of `signpost dev`. */
  live?: LiveAnswers
  /** Resolves when the index is that of the newest data; absent where no page has newer data than the index. */
  indexed?: () => Promise<void>
  /** Stops watching for changes. */
  close: () => void
}

/** 304 for a client that has the body already. */
export function notModified(answer: Answer): Answer {
  const { 'content-type': _type, 'content-encoding': _encoding, ...headers } = answer.headers
  return { ...answer, status: 304, headers, body: Buffer.alloc(0) }
}

/** A plain sentence for errors and for programs; never cached. */
export function plainAnswer(status: number, text: string, headers: Headers = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': caching.never, ...headers },
    body: Buffer.from(`${text}\n`),
    policy: resourcePolicy,
  }
}

/** 404 for a program: no browser shows it. */
export function missingFile(files: ReadonlySet<string>): Answer {
  return plainAnswer(404, files.has('/llms.txt') ? 'Not found. llms.txt lists the pages.' : 'Not found')
}

/** 503 while the site's data cannot be read. */
export function notYet(): Answer {
  return plainAnswer(503, 'The site is not ready. Try again in a few seconds.', { 'retry-after': '5' })
}

/** 404 for the client router: no route has data. */
export function missingData(): Answer {
  return plainAnswer(404, '[{}]', { 'content-type': 'text/x-script; charset=utf-8', 'x-remix-response': 'yes' })
}

/** JSON for health checks; never cached. */
export function jsonAnswer(status: number, value: unknown): Answer {
  return plainAnswer(status, JSON.stringify(value), { 'content-type': 'application/json; charset=utf-8' })
}
