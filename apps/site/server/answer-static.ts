import { statSync } from 'node:fs'
import { missingData, notModified, plainAnswer, type Answer, type Serving } from './answer.ts'
import { contentType } from './content-type.ts'
import { headerPolicy, resourcePolicy } from './content-security-policy.ts'
import { fileCache } from './file-cache.ts'
import { caching, isImmutable, type Headers } from './headers.ts'
import { chooseEncoding, matchesETag, type Encoding } from './representation.ts'
import { readStaticSite } from './static-site.ts'

const extension: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Serves a prerendered site. A new output that is put in its place is served from the next second on.
 *
 * @param folder - The output of prerendering.
 * @throws Error like {@link readStaticSite}.
 */
export function serveStatic(folder: string): Serving {
  let current = open(folder)
  const timer = setInterval(() => {
    try {
      if (identityOf(folder) !== current.identity) current = open(folder)
    } catch {
      // It is being replaced: what was read stays until the new one can be.
    }
  }, 1000)
  timer.unref()

  return {
    index: () => current.site.index,
    answer: async (decision, { acceptEncoding, ifNoneMatch }) => {
      const { site, read } = current
      const missing = decision.kind === 'not-found'
      if (missing && decision.as === 'sentence') return plainAnswer(404, 'Not found')
      if (missing && decision.as === 'data') return missingData()
      const file = missing ? site.fileOf('document', decision.page) : site.fileOf(decision.kind, decision.path)
      if (file === undefined) return plainAnswer(404, 'Not found')

      const offered = (['br', 'gzip'] as const).filter((encoding) => site.has(file + extension[encoding]))
      const encoding = chooseEncoding(acceptEncoding, offered)
      const { bytes, etag } = await read(file + extension[encoding])
      const policy = file.endsWith('.html') ? headerPolicy((await read(file)).bytes.toString('utf8', 0, 4096)) : resourcePolicy

      const headers: Headers = {
        'content-type': contentType(file),
        'cache-control': missing ? caching.never : isImmutable(`/${file}`) ? caching.immutable : caching.page,
        ...(decision.kind === 'data' ? { 'x-remix-response': 'yes' } : {}),
        ...(offered.length > 0 ? { vary: 'Accept-Encoding' } : {}),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        ...(missing ? {} : { etag }),
      }
      const answer: Answer = { status: missing ? 404 : 200, headers, body: bytes, policy }
      return !missing && matchesETag(ifNoneMatch, etag) ? notModified(answer) : answer
    },
    close: () => clearInterval(timer),
  }
}

function open(folder: string): { identity: string; site: ReturnType<typeof readStaticSite>; read: ReturnType<typeof fileCache> } {
  return { identity: identityOf(folder), site: readStaticSite(folder), read: fileCache(folder) }
}

/** Changes when another folder takes this one's place. */
function identityOf(folder: string): string {
  const { dev, ino, birthtimeMs } = statSync(folder)
  return `${dev}:${ino}:${birthtimeMs}`
}
