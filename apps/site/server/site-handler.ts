import { createRequestHandler, type ServerBuild } from '@remix-run/server-runtime'
import { withPagePolicy } from './content-security-policy.ts'
import { readSitemap, type Sitemap } from './sitemap.ts'

/** Is told of an error that an answer hides from its reader. */
export type OnError = (error: unknown) => void

/** The site in process: what prerendering and the server with `--ssr` ask. */
export interface SiteHandler {
  /** The path under which the site lives, with both slashes: `/`, `/site/`. */
  base: string
  /**
   * Answers a request for a page, its data or a resource; never rejects.
   *
   * Equal requests get equal bytes, apart from the nonce when there is one. `onError` is told of the errors that this answer
   * hides, in place of the one that the handler was made with.
   */
  handle: (request: Request, options?: { nonce?: string; onError?: OnError }) => Promise<Response>
  /** What the site consists of. Rejects when the app does not tell. */
  sitemap: (options?: { onError?: OnError }) => Promise<Sitemap>
  /** What a page and its data are made from, as a text that changes whenever they may; nothing for a page that tells none. */
  version: (path: string) => string | undefined
  /**
   * Reads the graph and the docs again where they were replaced on disk; returns whether they were.
   *
   * @throws the readers' errors when they cannot be read.
   */
  refresh: () => boolean
}

/** What the site is made of. */
export interface HandlerOptions {
  /** The app's server build. */
  build: ServerBuild
  /** Told of every error that the answer hides from its reader. */
  onError?: OnError
  /** Changes with the app's own files; without it no page has a version. */
  appVersion?: string
}

/** Where the app lists its pages; never served to readers. */
export const sitemapPath = '/_signpost/sitemap.json'

/** Wraps the app's server build. */
export function createHandler({ build, onError = () => undefined, appVersion }: HandlerOptions): SiteHandler {
  const respond = createRequestHandler(reporting(build), 'production')
  const { pageVersion, refreshData } = build.entry.module as {
    pageVersion?: (path: string) => string | undefined
    refreshData?: () => boolean
  }
  const base = `${(build.basename ?? '/').replace(/\/$/, '')}/`

  return {
    base,
    async handle(request, { nonce, onError: report = onError } = {}) {
      try {
        const response = await respond(request, { onError: report, ...(nonce !== undefined && { nonce }) })
        if (!response.headers.get('content-type')?.startsWith('text/html')) return response
        const { status, headers } = response
        return new Response(withPagePolicy(await response.text()), { status, headers })
      } catch (error) {
        report(error)
        return new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } })
      }
    },
    version(path) {
      const version = appVersion === undefined ? undefined : pageVersion?.(path)
      return version === undefined ? undefined : `${appVersion}\n${version}`
    },
    refresh: () => refreshData?.() ?? false,
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

/** The same build, whose errors go to the `onError` of the request's context instead of the console. */
function reporting(build: ServerBuild): ServerBuild {
  const handleError = (
    error: unknown,
    { request, context }: { request: Request; context: { onError?: OnError } },
  ): void => {
    // A reader who has left is no error.
    if (!request.signal.aborted) context.onError?.(error)
  }
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } }
}
