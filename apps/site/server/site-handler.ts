import { randomBytes } from 'node:crypto'
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/server-runtime'
import { readSitemap, type OnError, type SiteHandler } from '@signpost/site-output'
import { withoutNonce, withPagePolicy, type AllowedOrigins } from './content-security-policy.ts'

/** Options of {@link createHandler}. */
export interface HandlerOptions {
  /** The app's server build. */
  build: ServerBuild
  /** Receives errors that responses do not show, unless the request has its own `onError`. */
  onError?: OnError
  /** Fingerprint of the app's files; without it no page has a version. */
  appVersion?: string
  /** Whether the data of a page has that of the root, too: of a site whose configuration changes while pages are open. */
  withRoot?: boolean
}

/** Path of the app's list of pages; never served to readers. */
export const sitemapPath = '/_signpost/sitemap.json'

/** Wraps the app's server build. Its `handle` never rejects. */
export function createHandler({
  build: built,
  onError = () => undefined,
  appVersion,
  withRoot = false,
}: HandlerOptions): Required<SiteHandler> {
  let build = inOfferedLocales(built)
  let respond = requestHandler(build)
  const { allowedOrigins, pageVersion, programFile, refreshData } = build.entry.module as {
    programFile?: (path: string) => { type: string; text: string } | undefined
    allowedOrigins?: () => AllowedOrigins
    pageVersion?: (path: string) => string | undefined
    refreshData?: () => boolean
  }
  // Documents contain the data of the root, and client navigation never requests it again.
  const routes = (): string =>
    Object.keys(build.routes)
      .filter((id) => id !== 'root')
      .join()
  /** A request for a page's data without a choice of routes, limited to what client navigation needs. */
  const dataOnly = (request: Request): Request => {
    const url = new URL(request.url)
    if (withRoot || !url.pathname.endsWith('.data') || url.searchParams.has('_routes')) return request
    url.searchParams.set('_routes', routes())
    return new Request(url, request)
  }
  const base = `${(build.basename ?? '/').replace(/\/$/, '')}/`

  return {
    base,
    async handle(request, { nonce: given, onError: report = onError, onData } = {}) {
      try {
        // Marks the scripts of the app, also in a document whose policy has hashes only.
        const nonce = given ?? randomBytes(18).toString('base64url')
        const file = programFile?.(pathIn(request, base))
        if (file) return new Response(file.text, { headers: { 'content-type': file.type } })
        const response = await respond(dataOnly(request), { onError: report, nonce, onData })
        if (!response.headers.get('content-type')?.startsWith('text/html')) return response
        const { status, headers } = response
        const page = withPagePolicy(await response.text(), nonce, allowedOrigins?.())
        return new Response(given === undefined ? withoutNonce(page, nonce) : page, { status, headers })
      } catch (error) {
        report(error)
        return new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } })
      }
    },
    version(path) {
      const version = appVersion === undefined ? undefined : pageVersion?.(path)
      return version === undefined ? undefined : `${appVersion}\n${version}`
    },
    refresh() {
      const isChanged = refreshData?.() ?? false
      if (isChanged) {
        build = inOfferedLocales(built)
        respond = requestHandler(build)
      }
      return isChanged
    },
    text: (path) => programFile?.(path)?.text,
    async sitemap({ onError: report = onError } = {}) {
      const response = await respond(new Request(`http://localhost${base.slice(0, -1)}${sitemapPath}`), {
        onError: report,
      })
      if (response.status !== 200)
        throw new Error(`The app answered ${response.status} to ${sitemapPath}; 200 was expected`)
      return readSitemap(await response.json())
    },
  }
}

/** Path of a request below the base URL, as the app has it; `/` outside the base. */
function pathIn(request: Request, base: string): string {
  const { pathname } = new URL(request.url)
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : '/'
}

/** Chooses routes of a build, or makes others of them. */
type ChooseRoutes = <Routes>(routes: Routes) => Routes

/** A build with routes for the locales of the content as it is now. */
function inOfferedLocales(build: ServerBuild): ServerBuild {
  const { offeredRoutes } = build.entry.module as { offeredRoutes?: ChooseRoutes }
  try {
    return offeredRoutes ? withRoutes(build, offeredRoutes) : build
  } catch {
    // The content cannot be read, which every page reports.
    return build
  }
}

function withRoutes(build: ServerBuild, choose: ChooseRoutes): ServerBuild {
  const { assets, routes } = build
  return { ...build, routes: choose(routes), assets: { ...assets, routes: choose(assets.routes) } }
}

/** Remix ranks the routes of a build anew for each request; with all of them that takes a sixth of the time of a symbol's page. */
function requestHandler(build: ServerBuild): RequestHandler {
  const all = createRequestHandler(reporting(build), 'production')
  const { isSymbolPath, symbolRoutes } = build.entry.module as {
    isSymbolPath?: (path: string) => boolean
    symbolRoutes?: ChooseRoutes
  }
  if (!isSymbolPath || !symbolRoutes) return all
  const symbols = createRequestHandler(reporting(withRoutes(build, symbolRoutes)), 'production')
  return (request, context) => {
    const path = new URL(request.url).pathname.replace(/\.data$/, '')
    return isSymbolPath(path) ? symbols(request, context) : all(request, context)
  }
}

/** Sends the errors of a build to the `onError` of the request's context instead of the console. */
function reporting(build: ServerBuild): ServerBuild {
  const handleError = (
    error: unknown,
    { request, context }: { request: Request; context: { onError?: OnError } },
  ): void => {
    // A request that the reader aborted is no error.
    if (!request.signal.aborted) context.onError?.(error)
  }
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } }
}
