import { existsSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { missingData, notModified, notYet, plainAnswer, type Answer, type Serving, type SiteAnswer } from './answer.ts'
import { contentType } from './content-type.ts'
import { headerPolicy, resourcePolicy } from './content-security-policy.ts'
import { dataHealth, type DataHealth } from './data-health.ts'
import { everySecond } from './every-second.ts'
import { fileCache } from './file-cache.ts'
import { caching, isImmutable, reportedPolicy, type Headers } from './headers.ts'
import { chooseEncoding, matchesETag, type Encoding } from './representation.ts'
import { emptySite, readStaticSite, type StaticSite } from './static-site.ts'

const extension: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** Attempts to read a file before it counts as unreadable: the folder may be replaced meanwhile. */
const mostTries = 5

/** A folder and its list of files. */
interface Opened {
  identity: string
  site: StaticSite
  read: ReturnType<typeof fileCache>
}

const noSite: Opened = {
  identity: '',
  site: emptySite,
  read: () => Promise.reject(new Error('There is no site')),
}

/**
 * Serves a prerendered site. An output that replaces it is served within a second.
 *
 * While its files cannot be listed, all requests get 503.
 *
 * @param folder - The output of prerendering.
 */
export function serveStatic(folder: string, health: DataHealth = dataHealth()): Serving {
  let current = noSite
  /** A listed file that could not be read. */
  let unreadable: string | undefined
  const reopen = (): void => {
    try {
      if (identityOf(folder) !== current.identity) current = open(folder)
      else if (unreadable === undefined || !existsSync(join(folder, unreadable))) return
      unreadable = undefined
      health.recovered()
    } catch (error) {
      // The folder is being replaced: the old list is used until the new one can be read.
      if (current === noSite)
        health.failed('The list of the files of the site cannot be read.', (error as Error).message)
    }
  }
  reopen()
  const stop = everySecond(reopen)

  const answer: SiteAnswer = async (decision, request) => {
    for (let tries = 1; ; tries++) {
      const opened = current
      if (opened === noSite) return notYet()
      try {
        return await answerFrom(opened, decision, request)
      } catch (error) {
        if (tries === mostTries) {
          unreadable = relative(folder, (error as NodeJS.ErrnoException).path ?? folder)
          health.failed('A file of the site cannot be read.', (error as Error).message)
          throw error
        }
        await whileReplaced(folder)
        reopen()
      }
    }
  }

  return {
    index: () => current.site.index,
    readiness: health.readiness,
    answer,
    close: stop,
  }
}

/** Waits while a folder is missing: prerendering replaces it with two renames. */
async function whileReplaced(folder: string): Promise<void> {
  for (let waited = 0; waited < 500 && !existsSync(folder); waited += 5) await setTimeout(5)
}

async function answerFrom(
  { site, read }: Opened,
  ...[decision, { acceptEncoding, ifNoneMatch }]: Parameters<SiteAnswer>
): Promise<Answer> {
  const missing = decision.kind === 'not-found'
  if (missing && decision.as === 'sentence') return plainAnswer(404, 'Not found')
  if (missing && decision.as === 'data') return missingData()
  const file = missing ? site.fileOf('document', decision.page) : site.fileOf(decision.kind, decision.path)
  if (file === undefined) return plainAnswer(404, 'Not found')

  const offered = (['br', 'gzip'] as const).filter((encoding) => site.has(file + extension[encoding]))
  const encoding = chooseEncoding(acceptEncoding, offered)
  const { bytes, etag } = await read(file + extension[encoding])
  const policy = file.endsWith('.html')
    ? headerPolicy((await read(file)).bytes.toString('utf8', 0, 4096))
    : resourcePolicy

  const headers: Headers = {
    'content-type': contentType(file),
    'cache-control': missing ? caching.never : isImmutable(`/${file}`) ? caching.immutable : caching.page,
    ...(file.endsWith('.html') ? reportedPolicy : {}),
    ...(decision.kind === 'data' ? { 'x-remix-response': 'yes' } : {}),
    ...(offered.length > 0 ? { vary: 'Accept-Encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(missing ? {} : { etag }),
  }
  const answer: Answer = { status: missing ? 404 : 200, headers, body: bytes, policy }
  return !missing && matchesETag(ifNoneMatch, etag) ? notModified(answer) : answer
}

function open(folder: string): Opened {
  return { identity: identityOf(folder), site: readStaticSite(folder), read: fileCache(folder) }
}

/** Identity of a folder; changes when another one replaces it. */
function identityOf(folder: string): string {
  const { dev, ino, birthtimeMs } = statSync(folder)
  return `${dev}:${ino}:${birthtimeMs}`
}
