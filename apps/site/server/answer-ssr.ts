import { randomBytes } from 'node:crypto'
import { encodedPath, type SiteHandler } from '@signpost/site-output'
import { missingData, missingFile, notModified, notYet, plainAnswer, type Answer, type Serving } from './answer.ts'
import { compressed } from './compressed.ts'
import { noncePolicy, resourcePolicy } from './content-security-policy.ts'
import { dataHealth, type DataHealth } from './data-health.ts'
import { fileCache } from './file-cache.ts'
import { contentType } from './content-type.ts'
import { caching, isImmutable, reportedPolicy } from './headers.ts'
import { liveAnswers, withLiveScript, type FindingsOf } from './live/live-answers.ts'
import { logError } from './log.ts'
import { chooseEncoding, matchesETag } from './representation.ts'
import { readStaticSite } from './static-site.ts'
import { watchData } from './watch-data.ts'

/** Pages rendered at once. Further requests get 503 with `Retry-After`, instead of slowing all others down. */
const mostAtOnce = 100

/**
 * Renders each request, with the addresses, statuses and content of the prerendered site.
 *
 * Data that is replaced on disk is served within a second. While it cannot be read, the site is not ready; before the list of
 * pages was read once, all requests except those for the app's own files get 503.
 *
 * @param assets - Folder of the app's client files.
 * @param findings - Has open pages follow changes of the data, and show these findings.
 */
export async function serveRendered(
  site: Required<SiteHandler>,
  assets: string,
  health: DataHealth = dataHealth(),
  findings?: FindingsOf,
): Promise<Serving> {
  const isLive = findings !== undefined
  const built = readStaticSite(assets)
  const data = await watchData(site, built.index.files, health, isLive)
  const read = fileCache(assets)
  const assetAnswers = new Map<string, Promise<Answer>>()
  let rendering = 0

  const answerAsset = async (path: string, acceptEncoding: string | undefined): Promise<Answer> => {
    const { bytes, etag } = await read(path.slice(1))
    const cacheControl = isImmutable(path) ? caching.immutable : caching.page
    const headers = { 'content-type': contentType(path), 'cache-control': cacheControl, etag }
    return compressed({ status: 200, headers, body: bytes, policy: resourcePolicy }, acceptEncoding)
  }

  const render = async (path: string, status: number, signal: AbortSignal): Promise<Answer> => {
    const nonce = randomBytes(18).toString('base64url')
    const state = data.state()
    const onError = (error: unknown): void => {
      logError(error)
      data.failed(path, error)
    }
    const response = await site.handle(new Request(`http://localhost${path}`, { signal }), { nonce, onError })
    const type = response.headers.get('content-type') ?? 'application/octet-stream'
    const isPage = type.startsWith('text/html')
    // The app's error page reveals no internals; other texts might.
    if (response.status >= 500 && !isPage) return plainAnswer(response.status, 'Something went wrong. Try again later.')
    const hasFailed = response.status >= 400
    const location = response.status < 300 ? null : response.headers.get('location')
    const sent = Buffer.from(await response.arrayBuffer())
    const body = isLive && isPage ? withLiveScript(sent, site.base, state) : sent
    return {
      // The app answers data of a redirect with 202, a static host with 200.
      status: response.ok ? status : response.status,
      headers: {
        'content-type': type,
        // A browser answers from `caching.page` while it asks again: an edit would show one edit late.
        'cache-control': hasFailed || (isLive && !isPage) ? caching.never : isPage ? caching.personal : caching.page,
        ...(isPage ? reportedPolicy : {}),
        ...(location === null ? {} : { location }),
        ...(response.headers.has('x-remix-response') ? { 'x-remix-response': 'yes' } : {}),
      },
      body,
      policy: isPage ? noncePolicy(nonce, body.toString('utf8', 0, 4096)) : resourcePolicy,
    }
  }

  return {
    index: data.index,
    readiness: health.readiness,
    answer: async (decision, { acceptEncoding, ifNoneMatch, signal }) => {
      const prefix = site.base.slice(0, -1)
      if (decision.kind === 'file' && built.index.files.has(decision.path)) {
        // Assets are few and never change: each is compressed once.
        const encoding = chooseEncoding(acceptEncoding, ['br', 'gzip'])
        const key = `${encoding} ${decision.path}`
        const pending = assetAnswers.get(key) ?? answerAsset(decision.path, encoding)
        assetAnswers.set(key, pending)
        const answer = await pending
        return matchesETag(ifNoneMatch, answer.headers.etag ?? '') ? notModified(answer) : answer
      }
      if (!data.isKnown()) return notYet()
      if (decision.kind === 'not-found' && decision.as === 'sentence') return missingFile(data.index().files)
      if (decision.kind === 'not-found' && decision.as === 'data') return missingData()
      if (rendering >= mostAtOnce) return plainAnswer(503, 'Too busy. Try again in a second.', { 'retry-after': '1' })
      rendering++
      try {
        if (decision.kind === 'not-found')
          return await compressed(await render(prefix + decision.page, 404, signal), acceptEncoding)
        const path = prefix + encodedPath(decision.path)
        const query =
          decision.kind === 'document' && decision.query !== undefined
            ? `?${new URLSearchParams({ q: decision.query })}`
            : ''
        const url = decision.kind === 'data' ? dataUrl(path, prefix) : path + query
        return await compressed(await render(url, 200, signal), acceptEncoding)
      } finally {
        rendering--
      }
    },
    ...(findings && {
      live: liveAnswers({ index: data.index, next: data.next, indexed: data.indexed, findings }),
      indexed: data.indexed,
    }),
    close: data.close,
  }
}

/** URL of a page's data. */
function dataUrl(path: string, prefix: string): string {
  if (path === '/') return '/_root.data'
  return path === `${prefix}/` ? `${prefix}.data` : `${path}.data`
}
