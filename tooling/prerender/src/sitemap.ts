/** A path that answers with the address of another. */
export interface Redirect {
  from: string
  /** A path of the same site, with its query and hash if it needs them. */
  to: string
  /** 301, 302, 303, 307 or 308. */
  status: number
}

/** Everything a site answers, as clean paths: `/`, `/ro`, `/docs/intro`; percent-encoded or not, without the base. */
export interface Sitemap {
  /** Pages that answer 200 with HTML and have a `.data` twin. */
  documents: readonly string[]
  redirects: readonly Redirect[]
  /** Resources that answer 200 with their own type: `/sitemap.xml`. */
  files: readonly string[]
  /** Paths that answer 404 with the page to show for any unknown path below their folder: `/404`, `/ro/404`. */
  notFound: readonly string[]
}

/** Is told of an error. */
export type OnError = (error: unknown) => void

/** A site that answers requests in process. */
export interface SiteHandler {
  /** The path under which the site lives, with both slashes: `/`, `/site/`. */
  base: string
  /** `onError` is told of every error that the answer hides from its reader. */
  handle: (request: Request, options: { onError: OnError }) => Promise<Response>
  sitemap: (options: { onError: OnError }) => Promise<Sitemap>
  /**
   * What the page at a path and its data are made from, as a text that changes whenever either of them may: what was made
   * from the same is taken over from the last output. Nothing for a page that is to be rendered every time.
   */
  version?: (path: string) => string | undefined
}

/** What the module given by `--server` exports. */
export interface HandlerModule {
  /** Loads the site, once for each thread. */
  openHandler: () => Promise<SiteHandler>
}

/** A path that could not be turned into a file, or not into a good one. */
export interface Problem {
  code: 'bad-path' | 'same-file' | 'case-twin' | 'render-failed' | 'redirect-data'
  severity: 'error' | 'warning'
  /** The path as the sitemap gives it. */
  path: string
  /** What was found, what was expected and what to do. */
  message: string
}
