import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { manifestFile } from '@signpost/site-output'
import {
  missingData,
  missingFile,
  notModified,
  notYet,
  plainAnswer,
  type Answer,
  type Serving,
  type SiteAnswer,
} from './answer.ts'
import { contentType } from './content-type.ts'
import { headerPolicy, resourcePolicy } from './content-security-policy.ts'
import { dataHealth, type DataHealth } from './data-health.ts'
import { everySecond } from './every-second.ts'
import { fileCache } from './file-cache.ts'
import { intactFiles, type IntactFiles } from './intact-files.ts'
import { caching, isImmutable, reportedPolicy, type Headers } from './headers.ts'
import { chooseEncoding, matchesETag } from './representation.ts'
import { emptySite, readStaticSite, type StaticSite } from './static-site.ts'

/** Attempts to read a file before it counts as unreadable: the folder may be replaced meanwhile. */
const mostTries = 5

/** A folder and its list of files. */
interface Opened {
  identity: string
  site: StaticSite
  files: IntactFiles
}

const noSite: Opened = {
  identity: '',
  site: emptySite,
  files: intactFiles(() => Promise.reject(new Error('There is no site')), emptySite.has),
}

/**
 * Serves a prerendered site. An output that replaces it is served within a second.
 *
 * While its files cannot be listed, or after the folder was removed, all requests get 503.
 *
 * @param folder - The output of prerendering.
 */
export function serveStatic(folder: string, health: DataHealth = dataHealth()): Serving {
  let current = noSite
  /** A listed file that could not be read. */
  let unreadable: string | undefined
  const reopen = (): void => {
    try {
      if (identityOf(folder) !== current.identity) current = open(folder, health)
      else if (unreadable === undefined || !existsSync(join(folder, unreadable))) return
      unreadable = undefined
      health.recovered()
    } catch (error) {
      // The folder is being replaced: the old list is used until the new one can be read.
      if (current === noSite)
        health.failed('The list of the files of the site cannot be read.', (error as Error).message)
    }
  }
  const check = async (): Promise<void> => {
    await whileReplaced(folder)
    if (!hasSite(folder)) current = noSite
    reopen()
  }
  reopen()
  const stop = everySecond(check)

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

/** Waits half a second at most while a folder has no site: prerendering replaces it with two renames. */
async function whileReplaced(folder: string): Promise<void> {
  for (let waited = 0; waited < 500 && !hasSite(folder); waited += 5) await setTimeout(5)
}

async function answerFrom(
  { site, files }: Opened,
  ...[decision, { acceptEncoding, ifNoneMatch }]: Parameters<SiteAnswer>
): Promise<Answer> {
  const missing = decision.kind === 'not-found'
  if (missing && decision.as === 'sentence') return missingFile(site.index.files)
  if (missing && decision.as === 'data') return missingData()
  const file = missing ? site.fileOf('document', decision.page) : site.fileOf(decision.kind, decision.path)
  if (file === undefined) return plainAnswer(404, 'Not found')

  const offered = await files.encodings(file)
  const encoding = chooseEncoding(acceptEncoding, offered)
  const { bytes, etag } = await files.read(file, encoding)
  const policy = file.endsWith('.html')
    ? headerPolicy((await files.read(file, 'identity')).bytes.toString('utf8', 0, 4096))
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

function open(folder: string, health: DataHealth): Opened {
  const identity = identityOf(folder)
  const site = readStaticSite(folder)
  if (site.index.documents.size === 0) throw new Error(`${folder} has no page`)
  const warn = (file: string): void => health.noticed('A compressed file of the site is damaged.', join(folder, file))
  return { identity, site, files: intactFiles(fileCache(folder), site.has, warn) }
}

/** Identity of a site; changes when another folder replaces its folder, or its manifest is written again. */
function identityOf(folder: string): string {
  const { dev, ino, birthtimeMs } = statSync(folder)
  const manifest = statSync(join(folder, manifestFile), { throwIfNoEntry: false })
  return [dev, ino, birthtimeMs, manifest?.ino, manifest?.mtimeMs, manifest?.size].join(':')
}

/** Whether a folder exists and is not empty. */
function hasSite(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0
  } catch {
    return false
  }
}
