import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createDebug } from '@signpost/debug'
import { jsonAnswer, plainAnswer, type Answer, type Readiness, type Serving } from './answer.ts'
import { securityHeaders } from './headers.ts'
import { usualLimits, type Limits } from './limits.ts'
import { logError, withRequest } from './log.ts'
import type { MountedFolder } from './mounted-folder.ts'
import { endWith, refusedHost, statusOf } from './refused-request.ts'
import { route } from './route.ts'

const requests = createDebug('site:requests')

/** Options of a server. */
export interface ServerOptions {
  /** Called for `/readyz`. */
  readiness: () => Readiness
  /** Answers paths that the site does not have. */
  mounted?: MountedFolder | undefined
  limits?: Partial<Limits>
}

/** Creates a server that is not listening yet. After it stops listening, each response ends its connection. */
export function createSiteServer(serving: Serving, { readiness, mounted, limits: given }: ServerOptions): Server {
  const limits = { ...usualLimits, ...given }
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.check,
    maxHeaderSize: 16_384,
    // Checked below, so that the response gets the usual headers.
    requireHostHeader: false,
  })
  server.setTimeout(limits.silence)
  server.maxConnections = 2 * limits.connections
  const isSurplus = surplusOf(server, limits.connections)

  const handle = (request: IncomingMessage, response: ServerResponse, refused?: Answer): void => {
    const { method = 'GET', url = '/' } = request
    const id = randomUUID()
    void withRequest({ id, method, path: url.slice(0, 200) }, async () => {
      const started = performance.now()
      const leaving = new AbortController()
      response.on('close', () => leaving.abort())
      const asked = { serving, readiness, mounted, isSurplus: isSurplus(request.socket) }
      const answer = await Promise.resolve(refused ?? answerTo(request, asked, leaving.signal)).catch(
        (error: unknown) => {
          logError(error)
          return plainAnswer(500, 'Something went wrong. Try again later.')
        },
      )
      response.setHeader('x-request-id', id)
      if (!server.listening) response.setHeader('connection', 'close')
      send(request, response, answer)
      requests(() => `${method} ${url} ${answer.status} in ${Math.round(performance.now() - started)} ms`)
    })
  }
  server.on('request', (request, response) => handle(request, response, refusedHost(request)))
  server.on('checkExpectation', (request, response) => {
    handle(
      request,
      response,
      refusedHost(request) ?? plainAnswer(417, 'Only Expect: 100-continue is known', { connection: 'close' }),
    )
  })
  server.on('connect', (_, socket) => endWith(socket, 405, limits.linger, { allow: 'GET, HEAD' }))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy()
    else endWith(socket, statusOf(error), limits.linger)
  })
  return server
}

/** Creates a check whether a connection was opened when there were `limit` others. */
function surplusOf(server: Server, limit: number): (socket: Socket) => boolean {
  const surplus = new WeakSet<Socket>()
  let open = 0
  server.on('connection', (socket) => {
    if (++open > limit) surplus.add(socket)
    socket.on('close', () => open--)
  })
  return (socket) => surplus.has(socket)
}

async function answerTo(
  request: IncomingMessage,
  {
    serving,
    readiness,
    mounted,
    isSurplus,
  }: Pick<ServerOptions, 'readiness' | 'mounted'> & { serving: Serving; isSurplus: boolean },
  signal: AbortSignal,
): Promise<Answer> {
  const index = serving.index()
  const decision = route(request.method ?? 'GET', request.url ?? '/', index)
  if (isSurplus && decision.kind !== 'health' && decision.kind !== 'readiness') {
    return plainAnswer(503, 'Too busy. Try again in a second.', { 'retry-after': '1', connection: 'close' })
  }
  switch (decision.kind) {
    case 'health':
      return jsonAnswer(200, { status: 'ok' })
    case 'readiness': {
      const { ready, reason } = readiness()
      return ready
        ? jsonAnswer(200, { status: 'ready', documents: index.documents.size })
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
