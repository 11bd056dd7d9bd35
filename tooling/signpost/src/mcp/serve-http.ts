import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Sdk } from './sdk.ts'

/** Path of the protocol. */
export const mcpPath = '/mcp'

/** Largest request in bytes. */
const mostBytes = 1_000_000

/** Requests answered at once; others get 503. */
const mostAtOnce = 256

/** Connections that wait until they are accepted. Past it, which is 511 by default, a burst of clients is reset without an answer. */
export const mostWaiting = 2048

/** Names of this machine in `Host` and `Origin`, without ports. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Creates a server of the streamable HTTP transport, without sessions. It answers requests for this machine only: a page of another
 * site that a browser leads here has another `Host` or `Origin`.
 *
 * @param create - Creates a server of the protocol for one request.
 */
export function httpServer(
  { StreamableHTTPServerTransport }: Sdk,
  create: () => McpServer,
  onDefect: (error: unknown) => void,
): Server {
  let running = 0
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refused = refusal(request)
    if (refused) return fail(response, ...refused)
    if (running >= mostAtOnce) return fail(response, 503, 'Too busy. Try again in a second.', { 'retry-after': '1' })
    running += 1
    try {
      const body = await bodyOf(request)
      if (body === undefined) return fail(response, 413, `Found more than ${mostBytes} bytes.`, { connection: 'close' })
      let parsed: unknown
      try {
        parsed = JSON.parse(body)
      } catch {
        return fail(response, 400, 'Found a request that is not JSON.', {}, -32_700)
      }
      // An empty batch would get no answer.
      if (Array.isArray(parsed) && parsed.length === 0) return fail(response, 400, 'Found no message.', {}, -32_600)
      const server = create()
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
      response.on('close', () => {
        void transport.close()
        void server.close()
      })
      await server.connect(transport as Parameters<McpServer['connect']>[0])
      await transport.handleRequest(request, response, parsed)
    } catch (error) {
      onDefect(error)
      fail(response, 500, 'Something went wrong; the log of the server has the reason.')
    } finally {
      running -= 1
    }
  }
  return createHttpServer({ requestTimeout: 30_000, maxHeaderSize: 16_384 }, (request, response) => {
    void handle(request, response)
  })
}

/** Reason to refuse a request by its head; undefined for one that is answered. */
function refusal(
  request: IncomingMessage,
): [status: number, message: string, headers?: Record<string, string>] | undefined {
  const { host = '', origin } = request.headers
  if (!loopback.test(host.replace(/:\d+$/, '')))
    return [403, 'Found a request for another host, expected this machine.']
  if (origin !== undefined && !isOwn(origin))
    return [403, 'Found a request of another site, expected one of this machine.']
  if (request.url?.split('?')[0] !== mcpPath) return [404, `Found another path, expected ${mcpPath}.`]
  if (request.method !== 'POST') return [405, 'Only POST is allowed: there are no sessions.', { allow: 'POST' }]
  return undefined
}

function isOwn(origin: string): boolean {
  return URL.canParse(origin) && loopback.test(new URL(origin).hostname)
}

/** Text of a request; undefined for one that is too large. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function fail(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
  code = -32_000,
): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(`${JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null })}\n`)
}
