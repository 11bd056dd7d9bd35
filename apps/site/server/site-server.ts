import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createDebug } from '@signpost/debug'
import { jsonAnswer, plainAnswer, type Answer, type Serving } from './answer.ts'
import { resourcePolicy } from './content-security-policy.ts'
import { securityHeaders } from './headers.ts'
import type { MountedFolder } from './mounted-folder.ts'
import { route } from './route.ts'

/** Whether the process wants requests, and why it does not. */
export interface Readiness {
  ready: boolean
  reason?: string
}

/** The request that is being answered, for what goes wrong below. */
const current = new AsyncLocalStorage<{ id: string; method: string; path: string }>()

const requests = createDebug('site:requests')

/** Writes an error as one line of JSON to the log; readers see its request's id and nothing of it. */
export function logError(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : new Error(typeof error === 'object' ? JSON.stringify(error) : String(error))
  process.stderr.write(`${JSON.stringify({ level: 'error', ...current.getStore(), message, stack })}\n`)
}

/**
 * A server of the site that is not listening yet.
 *
 * @param readiness - Asked by `/readyz`; while it is not ready, connections are closed after their response.
 * @param mounted - Asked for what the site itself does not have.
 */
export function createSiteServer(serving: Serving, readiness: () => Readiness, mounted?: MountedFolder): Server {
  const options = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000, maxHeaderSize: 16_384 }
  const server = createServer(options, (request, response) => {
    const { method = 'GET', url = '/' } = request
    const id = randomUUID()
    void current.run({ id, method, path: url.slice(0, 200) }, async () => {
      const started = performance.now()
      const leaving = new AbortController()
      response.on('close', () => leaving.abort())
      const answer = await answerTo(request, { serving, readiness, mounted }, leaving.signal).catch((error: unknown) => {
        logError(error)
        return plainAnswer(500, 'Something went wrong. Try again later.')
      })
      response.setHeader('x-request-id', id)
      if (!readiness().ready) response.setHeader('connection', 'close')
      send(request, response, answer)
      requests(() => `${method} ${url} ${answer.status} in ${Math.round(performance.now() - started)} ms`)
    })
  })
  server.on('clientError', refuse)
  return server
}

async function answerTo(
  request: IncomingMessage,
  { serving, readiness, mounted }: { serving: Serving; readiness: () => Readiness; mounted: MountedFolder | undefined },
  signal: AbortSignal,
): Promise<Answer> {
  const index = serving.index()
  const decision = route(request.method ?? 'GET', request.url ?? '/', index)
  switch (decision.kind) {
    case 'health':
      return jsonAnswer(200, { status: 'ok' })
    case 'readiness': {
      const { ready, reason } = readiness()
      return ready ? jsonAnswer(200, { status: 'ready', documents: index.documents.size }) : jsonAnswer(503, { status: 'not ready', reason })
    }
    case 'method-not-allowed':
      return plainAnswer(405, 'Only GET and HEAD are allowed', { allow: 'GET, HEAD' })
    case 'redirect':
      return plainAnswer(decision.status, `See ${decision.location}`, {
        location: decision.location,
        'cache-control': 'public, max-age=0, s-maxage=60',
      })
    default: {
      const { 'accept-encoding': accept, 'if-none-match': ifNoneMatch } = request.headers
      const conditions = { acceptEncoding: accept?.toString(), ifNoneMatch }
      const other = decision.kind === 'not-found' ? await mounted?.answer(request.url ?? '/', conditions) : undefined
      return other ?? serving.answer(decision, { ...conditions, signal })
    }
  }
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body, policy }: Answer): void {
  const isSecure = request.headers['x-forwarded-proto'] === 'https'
  const length = status === 304 ? {} : { 'content-length': String(body.length) }
  response.writeHead(status, { ...securityHeaders(policy, isSecure), ...headers, ...length })
  response.end(request.method === 'HEAD' || status === 304 ? undefined : body)
}

/** Answers what could not be read as a request: too slow, too large or no HTTP. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const headers = { ...securityHeaders(resourcePolicy, false), 'cache-control': 'no-store', connection: 'close', 'content-length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
}
