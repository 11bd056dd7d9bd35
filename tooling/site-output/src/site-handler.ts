import type { Sitemap } from './sitemap.ts'

/** Receives an error that the response does not show. */
export type OnError = (error: unknown) => void

/** Receives the data of a page, as the answer to a request for its data has it. */
export type OnData = (data: Uint8Array) => void

/** A site in process. Prerendering and the server with `--ssr` send it requests. */
export interface SiteHandler {
  /** Path under which the site is served, with both slashes: `/`, `/site/`. */
  base: string
  /**
   * Responds to a request for a page, its data or a resource.
   *
   * Equal requests get equal bytes, except for the nonce. `onData` of a request for a page may be called before the response:
   * no other request for its data is needed then.
   */
  handle: (request: Request, options?: { nonce?: string; onError?: OnError; onData?: OnData }) => Promise<Response>
  /** Text of a file whose response is nothing else, by its path; prerendering sends no request for it. */
  text?: (path: string) => string | undefined
  /** Lists the site's paths. Rejects when the app cannot. */
  sitemap: (options?: { onError?: OnError }) => Promise<Sitemap>
  /**
   * Fingerprint of the inputs of a page and its data. Prerendering reuses the files of a page whose fingerprint is unchanged.
   *
   * @returns undefined for a page that is always rendered.
   */
  version?: (path: string) => string | undefined
  /**
   * Reloads the graph and the docs if they were replaced on disk.
   *
   * @returns Whether they were.
   * @throws The errors of their readers.
   */
  refresh?: () => boolean
}

/** Exports of the module that opens a site (`signpost-prerender --server`). */
export interface HandlerModule {
  /** Loads the site; called once in each thread. */
  openHandler: () => Promise<SiteHandler>
  /** Loads the code of the site before its data is there. */
  preload?: () => Promise<unknown>
}
