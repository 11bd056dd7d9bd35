import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { encodedPath, type Sitemap } from '@signpost/site-output'
import { jsonAnswer, plainAnswer, type Answer } from '../answer.ts'
import { caching } from '../headers.ts'
import type { SiteIndex } from '../route.ts'

/** Returns the build's findings about the page at a path with the base, as text; empty without findings. */
export type FindingsOf = (path: string) => Promise<string>

/** Data that open pages follow. */
interface FollowedData {
  index: () => SiteIndex
  /** Resolves with the state of the data when it is another than the given one, or after a few seconds. */
  next: (state: string, signal: AbortSignal) => Promise<string>
  /** Resolves when the index is that of the newest state. */
  indexed: () => Promise<void>
  findings: FindingsOf
}

/** Answers a request of a page of `signpost dev`; undefined for all others. */
export type LiveAnswers = (target: string, signal: AbortSignal) => Promise<Answer> | undefined

/** Creates the endpoints of `signpost dev`, below `_signpost/`: the script of each page, changes of its data, findings about it, and the list of pages, by which links are checked. */
export function liveAnswers({ index, next, indexed, findings }: FollowedData): LiveAnswers {
  const endpoints: Record<string, (query: URLSearchParams, signal: AbortSignal) => Promise<Answer>> = {
    'live.js': () => Promise.resolve(script()),
    'sitemap.json': () => Promise.resolve(jsonAnswer(200, sitemapOf(index()))),
    changes: async (query, signal) => jsonAnswer(200, { state: await next(query.get('since') ?? '', signal) }),
    findings: async (query) => {
      const path = query.get('path') ?? ''
      if (!path.startsWith('/') || !URL.canParse(path, 'http://local'))
        return plainAnswer(400, '?path= was expected to be the path of a page')
      // Links to new pages are not broken.
      await indexed()
      return jsonAnswer(200, { text: await findings(new URL(path, 'http://local').pathname) })
    },
  }
  return (target, signal) => {
    const folder = `${index().base}_signpost/`
    const { pathname, searchParams } = new URL(target, 'http://local')
    const name = pathname.startsWith(folder) ? pathname.slice(folder.length) : ''
    return Object.hasOwn(endpoints, name) ? endpoints[name]!(searchParams, signal) : undefined
  }
}

function sitemapOf({ documents, redirects, files, notFound }: SiteIndex): Sitemap {
  return {
    documents: [...documents].map(encodedPath),
    redirects: [...redirects.values()],
    files: [...files].map(encodedPath),
    notFound: notFound.map(encodedPath),
  }
}

function script(): Answer {
  const text = readFileSync(fileURLToPath(new URL('./live/page.js', import.meta.url)), 'utf8')
  return plainAnswer(200, text, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': caching.never })
}

/** A page with the address of its script, which names the state of the data that the page was rendered from. */
export function withLiveScript(page: Buffer, base: string, state: string): Buffer {
  return Buffer.from(
    page.toString('utf8').replace('<html', `<html data-live="${base}_signpost/live.js?since=${state}"`),
  )
}

/**
 * Returns 403 for requests that a page of another site can cause, because drafts are for their author: those for a name that may
 * lead to this machine (DNS rebinding), and those for the endpoints of {@link liveAnswers}.
 *
 * @param own - Name that the server was told to listen at.
 */
export function refusedStranger({ headers, url = '' }: IncomingMessage, own: string): Answer | undefined {
  const { host = '', 'sec-fetch-site': site } = headers
  if (!isOwnName(host, own))
    return plainAnswer(403, `Found the host ${host}; expected localhost, an IP address, or the host of --host`)
  if (url.includes('/_signpost/') && site !== undefined && site !== 'same-origin' && site !== 'none')
    return plainAnswer(403, 'Requests of other sites are not answered here')
  return undefined
}

function isOwnName(header: string, own: string): boolean {
  const host = /^(?:\[(?<six>[^\]]*)\]|(?<name>[^:[\]]+))(?::\d*)?$/.exec(header.trim())?.groups
  if (host === undefined) return false
  if (host['six'] !== undefined) return isIP(host['six']) === 6
  const name = host['name']!.toLowerCase()
  return isIP(name) === 4 || name === 'localhost' || name.endsWith('.localhost') || name === own.toLowerCase()
}
