import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Connect, Plugin, ResolvedConfig } from 'vite'

/** Host names that a dev server may be requested by, as in Vite's own host check. */
export interface AllowedHosts {
  /** True for all hosts, or a list of names; one that begins with a dot includes its subdomains. */
  names: true | readonly string[]
}

/**
 * Checks the host of each request before any other middleware of the dev server. Vite's own check comes after the
 * middlewares of plugins, so a page of another site could read their responses by DNS rebinding.
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

/** Hosts that Vite's configuration allows. */
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

/** Answers 403 to requests for hosts other than the allowed ones and this machine's own names and addresses. */
export function allowHosts({ names }: AllowedHosts): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (names === true || isAllowed(request.headers.host ?? '', names)) next()
    else refuse(response, 'This host is not allowed. Add it to server.allowedHosts in vite.config.ts.')
  }
}

/** Answers 403 to requests from pages of other sites; for endpoints that start work or change something. */
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
  // DNS rebinding needs a name, so IP addresses are safe.
  if (isIP(name) === 4 || name === 'localhost' || name.endsWith('.localhost')) return true
  return names.some((allowed) => allowed === name || (allowed.startsWith('.') && `.${name}`.endsWith(allowed)))
}

/** Browsers send the origin of a request. Other programs, which no page controls, send none. */
function isOwnRequest({ headers: { host = '', origin, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

function refuse(response: ServerResponse, text: string): void {
  response
    .writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
    .end(`${text}\n`)
}
