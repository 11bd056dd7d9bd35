import { jsonAnswer, plainAnswer, type Answer, type Readiness, type Serving, type SiteDecision } from './answer.ts'
import { markdownTwin, prefersMarkdown } from './markdown-twin.ts'
import { route } from './route.ts'
import type { MountedFolder } from './mounted-folder.ts'

/** The parts of a request that an answer depends on. */
export interface AskedFor {
  method: string
  /** Request target as sent. */
  url: string
  acceptEncoding: string | undefined
  accept?: string | undefined
  ifNoneMatch: string | undefined
}

/** Answers a request for the site, its health or a mounted folder. */
export async function answerRequest(
  { method, url, accept, ...conditions }: AskedFor,
  options: {
    serving: Serving
    readiness: () => Readiness
    /** Answers paths that the site does not have. */
    mounted?: MountedFolder | undefined
    /** Whether the connection is one too many. */
    isSurplus?: boolean
    signal: AbortSignal
  },
): Promise<Answer> {
  const { serving, readiness, mounted, isSurplus = false, signal } = options
  let decision = route(method, url, serving.index())
  const ofLivePage = method === 'GET' ? serving.live?.(url, signal) : undefined
  if (ofLivePage !== undefined) return ofLivePage
  if (decision.kind === 'not-found' && serving.indexed) {
    // It may be new.
    await serving.indexed()
    decision = route(method, url, serving.index())
  }
  if (isSurplus && decision.kind !== 'health' && decision.kind !== 'readiness') {
    return plainAnswer(503, 'Too busy. Try again in a second.', { 'retry-after': '1', connection: 'close' })
  }
  switch (decision.kind) {
    case 'health':
      return jsonAnswer(200, { status: 'ok' })
    case 'readiness': {
      const { ready, reason } = readiness()
      return ready
        ? jsonAnswer(200, { status: 'ready', documents: serving.index().documents.size })
        : jsonAnswer(503, { status: 'not ready', reason })
    }
    case 'method-not-allowed':
      return plainAnswer(405, 'Only GET and HEAD are allowed', { allow: 'GET, HEAD' })
    case 'redirect':
      return plainAnswer(decision.status, `See ${decision.location}`, {
        location: decision.location,
        'cache-control': 'public, max-age=0, s-maxage=60',
      })
    default: {
      const other = decision.kind === 'not-found' ? await mounted?.answer(url, conditions) : undefined
      if (other) return other
      const twin = decision.kind === 'document' ? markdownTwin(decision.path, serving.index().files) : undefined
      if (twin === undefined) return serving.answer(decision, { ...conditions, signal })
      const chosen: SiteDecision = prefersMarkdown(accept) ? { kind: 'file', path: twin } : decision
      return varyingByType(await serving.answer(chosen, { ...conditions, signal }))
    }
  }
}

/** Says that another type has another answer, so that a cache keeps both. */
function varyingByType(answer: Answer): Answer {
  const { vary } = answer.headers
  return { ...answer, headers: { ...answer.headers, vary: vary === undefined ? 'Accept' : `${vary}, Accept` } }
}
