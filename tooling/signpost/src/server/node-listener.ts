import { printDefect } from '@signpost/diagnostics'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteRequestHandler } from './create-handler.ts'

/** Listener of Node's `http`, and middleware of Express and of servers like it. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void

/**
 * Turns a handler into a listener.
 *
 * @returns A listener that calls `next`, if there is one, for addresses outside the base URL of the site.
 */
export function nodeListener(handler: SiteRequestHandler): NodeListener {
  return (request, response, next) => {
    // Express removes the path at which a middleware is mounted.
    const { originalUrl, url = '/' } = request as IncomingMessage & { originalUrl?: string }
    const address = addressOf(originalUrl ?? url)
    const isOutside = address === undefined || !`${address.pathname}/`.startsWith(handler.base)
    if (isOutside && next) return next()
    answer(handler, request, address).then(
      async (found) => {
        response.writeHead(found.status, Object.fromEntries(found.headers))
        response.end(Buffer.from(await found.arrayBuffer()))
      },
      (error: unknown) => {
        printDefect(error)
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Something went wrong.\n')
      },
    )
  }
}

function answer(handler: SiteRequestHandler, request: IncomingMessage, address?: URL): Promise<Response> {
  const { method = 'GET', headers } = request
  if (address === undefined) return Promise.resolve(new Response('Bad request\n', { status: 400 }))
  const names = ['accept-encoding', 'if-none-match', 'x-forwarded-proto']
  const sent = names.flatMap((name): [string, string][] => {
    const value = headers[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  // The Fetch API forbids some methods; the site has only GET and HEAD.
  const isKnown = method === 'GET' || method === 'HEAD'
  return handler(new Request(address, { method: isKnown ? method : 'POST', headers: sent }))
}

function addressOf(url: string): URL | undefined {
  const target = `http://localhost${url.replace(/^\/*/, '/')}`
  return URL.canParse(target) ? new URL(target) : undefined
}
