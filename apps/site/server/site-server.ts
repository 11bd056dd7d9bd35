import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createDebug } from '@signpost/debug'
import { plainAnswer, type Answer, type Readiness, type Serving } from './answer.ts'
import { answerRequest } from './answer-request.ts'
import { securityHeaders } from './headers.ts'
import { usualLimits, type Limits } from './limits.ts'
import { logError, withRequest } from './log.ts'
import type { MountedFolder } from './mounted-folder.ts'
import { oneRequestAtATime, refuseFloods } from './one-request-at-a-time.ts'
import { endWith, refusedHost, statusOf } from './refused-request.ts'

const requests = createDebug('site:requests')

/** Options of a server. */
export interface ServerOptions {
  /** Called for `/readyz`. */
  readiness: () => Readiness
  /** Answers paths that the site does not have. */
  mounted?: MountedFolder | undefined
  /** Returns the answer to a request that is refused whatever it asks for. */
  refuse?: ((request: IncomingMessage) => Answer | undefined) | undefined
  limits?: Partial<Limits>
}

/** Creates a server that is not listening yet. After it stops listening, each response ends its connection. */
export function createSiteServer(serving: Serving, options: ServerOptions): Server {
  const { readiness, mounted, limits: given, refuse = () => undefined } = options
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
  refuseFloods(server, limits.pipelined)
  const isSurplus = surplusOf(server, limits.connections)

  const handle = oneRequestAtATime(limits.pipelined, (request, response, refused?: Answer): void => {
    const { method = 'GET', url = '/' } = request
    const id = randomUUID()
    void withRequest({ id, method, path: url.slice(0, 200) }, async () => {
      const started = performance.now()
      const leaving = new AbortController()
      response.on('close', () => leaving.abort())
      const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers
      const { accept } = request.headers
      const asked = { method, url, accept, acceptEncoding: acceptEncoding?.toString(), ifNoneMatch }
      const options = { serving, readiness, mounted, isSurplus: isSurplus(request.socket), signal: leaving.signal }
      const answer = await Promise.resolve(refused ?? answerRequest(asked, options)).catch((error: unknown) => {
        logError(error)
        return plainAnswer(500, 'Something went wrong. Try again later.')
      })
      response.setHeader('x-request-id', id)
      if (!server.listening) response.setHeader('connection', 'close')
      send(request, response, answer)
      requests(() => `${method} ${url} ${answer.status} in ${Math.round(performance.now() - started)} ms`)
    })
  })
  server.on('request', (request, response) => handle(request, response, refusedHost(request) ?? refuse(request)))
  server.on('checkExpectation', (request, response) => {
    handle(
      request,
      response,
      refusedHost(request) ??
        refuse(request) ??
        plainAnswer(417, 'Only Expect: 100-continue is known', { connection: 'close' }),
    )
  })
  server.on('connect', (_, socket) => endWith(socket, 405, limits.linger, { allow: 'GET, HEAD' }))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) socket.destroy()
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

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body, policy }: Answer): void {
  const isSecure = request.headers['x-forwarded-proto'] === 'https'
  const length = status === 304 ? {} : { 'content-length': String(body.length) }
  response.writeHead(status, { ...securityHeaders(policy, isSecure), ...headers, ...length })
  response.end(request.method === 'HEAD' || status === 304 ? undefined : body)
}
