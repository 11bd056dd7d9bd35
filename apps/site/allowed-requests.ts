import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Connect, Plugin, ResolvedConfig } from 'vite'

/** Names by which a dev server may be asked, as Vite's own check of hosts has them. */
export interface AllowedHosts {
  /** All, or names; one that begins with a dot stands for all below it too. */
  names: true | readonly string[]
}

/**
 * Checks the host of each request before any other middleware of the dev server: Vite does so only after the middlewares of
 * plugins, and a page of another site could read their answers by DNS rebinding.
 *
 * It has to be the first plugin.
 */
export function allowedRequests(): Plugin {
  return {
    name: 'signpost:allowed-requests',
    apply: 'serve',
    configureServer: ({ config, middlewares }) => void middlewares.use(allowHosts(allowedHostsOf(config))),
  }
}

/** The hosts that Vite's configuration allows. */
export function allowedHostsOf({
  server: { allowedHosts, host, hmr, origin },
}: Pick<ResolvedConfig, 'server'>): AllowedHosts {
  if (allowedHosts === true) return { names: true }
  const own = [
    host,
    typeof hmr === 'object' ? hmr.host : undefined,
    origin && URL.canParse(origin) ? new URL(origin).hostname : undefined,
  ]
  return { names: [...(allowedHosts ?? []), ...own.filter((name) => typeof name === 'string')] }
}

/** Answers 403 to requests for other hosts than the allowed ones, this machine's own names and addresses. */
export function allowHosts({ names }: AllowedHosts): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (names === true || isAllowed(request.headers.host ?? '', names)) next()
    else refuse(response, 'This host is not allowed. Add it to server.allowedHosts in vite.config.ts.')
  }
}

/** Answers 403 to requests that a page of another site has made; for what starts work or changes something. */
export const refuseOtherSites: Connect.NextHandleFunction = (request, response, next) => {
  if (isOwnRequest(request)) next()
  else refuse(response, 'Requests of other sites are not answered here.')
}

function isAllowed(header: string, names: readonly string[]): boolean {
  const host = /^(?:\[(?<six>[^\]]*)\]|(?<name>[^:[\]]*))(?::\d*)?$/.exec(header.trim())?.groups
  if (host === undefined) return false
  if (host.six !== undefined) return isIP(host.six) === 6
  const name = host.name!.toLowerCase()
  if (name === '') return false
  // An address cannot be rebound.
  if (isIP(name) === 4 || name === 'localhost' || name.endsWith('.localhost')) return true
  return names.some((allowed) => allowed === name || (allowed.startsWith('.') && `.${name}`.endsWith(allowed)))
}

/** A browser says where a request comes from; other programs, which no page controls, say nothing. */
function isOwnRequest({ headers: { host = '', origin, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

function refuse(response: ServerResponse, text: string): void {
  response
    .writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
    .end(`${text}\n`)
}
