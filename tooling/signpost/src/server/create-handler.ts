import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteFolder } from '../steps/places.ts'

/** Answers requests for a built site in a server of any kind: Hono and other servers of the Fetch API take it as it is. */
export interface SiteRequestHandler {
  (request: Request): Promise<Response>
  /** Path under which the site is served, with both slashes: `/`, `/docs/`. */
  readonly base: string
  /** Stops watching the folder. */
  readonly close: () => void
}

/**
 * Creates a handler for the folder that `signpost build` wrote. It has the addresses, redirects, compression and headers of
 * `signpost serve`, and serves a new build within a second.
 *
 * @param options - `out` is the folder; default: `site` in the working directory.
 * @throws Error when the folder has no site.
 */
export async function createHandler({ out = 'site' }: { out?: string } = {}): Promise<SiteRequestHandler> {
  const folder = resolve(out)
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${out}: found no index.html, expected a built site. Run \`signpost build --out ${out}\` first.`)
  }
  const module = pathToFileURL(join(siteFolder, 'build', 'serve', 'fetch-handler.js')).href
  const { fetchHandler } = (await import(module)) as { fetchHandler: (folder: string) => SiteRequestHandler }
  return fetchHandler(folder)
}
