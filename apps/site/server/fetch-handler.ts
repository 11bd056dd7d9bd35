import type { Answer } from './answer.ts'
import { serveStatic } from './answer-static.ts'
import { answerRequest } from './answer-request.ts'
import { securityHeaders } from './headers.ts'

/** Answers requests for a prerendered site in a server of any kind. */
export interface FetchHandler {
  (request: Request): Promise<Response>
  /** Path under which the site is served, with both slashes. */
  readonly base: string
  /** Stops watching the folder. */
  readonly close: () => void
}

/**
 * Serves a prerendered site, with the addresses, redirects, compression and headers of the site's own server. An output that
 * replaces it is served within a second.
 *
 * @param folder - The output of prerendering.
 * @throws Error when the files of the folder cannot be listed.
 */
export function fetchHandler(folder: string): FetchHandler {
  const serving = serveStatic(folder)
  const readiness = serving.readiness()
  if (!readiness.ready) {
    serving.close()
    throw new Error(readiness.reason ?? 'The site is not ready.')
  }
  const handle = async (request: Request): Promise<Response> => {
    const { pathname, search, protocol } = new URL(request.url)
    const answer = await answerRequest(
      {
        method: request.method,
        url: pathname + search,
        accept: request.headers.get('accept') ?? undefined,
        acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
        ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
      },
      { serving, readiness: serving.readiness, signal: request.signal },
    )
    const isSecure = protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https'
    return responseOf(answer, request.method, isSecure)
  }
  return Object.assign(handle, { base: serving.index().base, close: serving.close })
}

function responseOf({ status, headers, body, policy }: Answer, method: string, isSecure: boolean): Response {
  const length = status === 304 ? {} : { 'content-length': String(body.length) }
  const isEmpty = method === 'HEAD' || status === 304
  return new Response(isEmpty ? null : new Uint8Array(body), {
    status,
    headers: { ...securityHeaders(policy, isSecure), ...headers, ...length },
  })
}
