import { caching, type Headers } from './headers.ts'
import { resourcePolicy } from './content-security-policy.ts'
import type { Decision, SiteIndex } from './route.ts'

/** A complete response, before the headers that all of them share. */
export interface Answer {
  status: number
  headers: Headers
  body: Buffer
  /** The content security policy to send. */
  policy: string
}

/** What a mode of serving has to know: the requests that the site itself answers. */
export type SiteDecision = Extract<Decision, { kind: 'document' | 'data' | 'file' | 'not-found' }>

/** Answers what belongs to the site; `acceptEncoding` and `ifNoneMatch` are the request's headers. */
export type SiteAnswer = (
  decision: SiteDecision,
  request: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined; signal: AbortSignal },
) => Promise<Answer>

/** Whether requests are wanted, and why not. */
export interface Readiness {
  ready: boolean
  /** One sentence for everybody: without a path of this machine. */
  reason?: string
}

/** A way of serving the site. */
export interface Serving {
  /** What it answers now. */
  index: () => SiteIndex
  /** Whether the site's data can be read; known without reading it. */
  readiness: () => Readiness
  answer: SiteAnswer
  /** Stops what it watches. */
  close: () => void
}

/** The answer to a reader who has the body already. */
export function notModified(answer: Answer): Answer {
  const { 'content-type': _type, 'content-encoding': _encoding, ...headers } = answer.headers
  return { ...answer, status: 304, headers, body: Buffer.alloc(0) }
}

/** A sentence instead of a page, for errors and for programs; never kept. */
export function plainAnswer(status: number, text: string, headers: Headers = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': caching.never, ...headers },
    body: Buffer.from(`${text}\n`),
    policy: resourcePolicy,
  }
}

/** The answer to everything as long as the site's data cannot be read. */
export function notYet(): Answer {
  return plainAnswer(503, 'The site is not ready. Try again in a few seconds.', { 'retry-after': '5' })
}

/** What the client router is told of a page that does not exist: that no route has data for it. */
export function missingData(): Answer {
  return plainAnswer(404, '[{}]', { 'content-type': 'text/x-script; charset=utf-8', 'x-remix-response': 'yes' })
}

/** The same as JSON, for what asks after the state of the process. */
export function jsonAnswer(status: number, value: unknown): Answer {
  return plainAnswer(status, JSON.stringify(value), { 'content-type': 'application/json; charset=utf-8' })
}
