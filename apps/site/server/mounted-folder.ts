import { listFiles } from '@signpost/site-output'
import { notModified, plainAnswer, type Answer } from './answer.ts'
import { canonicalPath } from './canonical-path.ts'
import { compressed } from './compressed.ts'
import { contentType } from './content-type.ts'
import { fileCache } from './file-cache.ts'
import { caching } from './headers.ts'
import { matchesETag } from './representation.ts'
import { printable } from './route.ts'

/** A folder of another program, such as a built Storybook, that is served beside the site. */
export interface MountedFolder {
  /** Answers a request below the folder's path; undefined for others. */
  answer: (
    target: string,
    request: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
  ) => Promise<Answer | undefined>
}

/** Policy for a program such as Storybook, which has inline scripts and styles and frames its own pages. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** A folder that is being built. */
export interface PendingFolder extends MountedFolder {
  /** Mounts the folder, once it is built; answers 404 below its path without one. */
  mount: (folder: MountedFolder | undefined) => void
}

/**
 * Answers requests below a path with one sentence and 503, until the folder is mounted.
 *
 * @param at - Path at which it will be served, with both slashes.
 */
export function pendingFolder(at: string): PendingFolder {
  let mounted: MountedFolder | undefined = {
    answer: (target) => {
      const path = canonicalPath(target.replace(/[?#].*$/s, ''))?.exact
      const isBelow = path !== undefined && `${path}/`.startsWith(at)
      const text = 'The workbench is being built. Reload this page in half a minute.'
      return Promise.resolve(isBelow ? plainAnswer(503, text, { 'retry-after': '30' }) : undefined)
    },
  }
  return {
    answer: (...request) => mounted?.answer(...request) ?? Promise.resolve(undefined),
    mount: (folder) => {
      mounted = folder
    },
  }
}

/**
 * Lists a folder, so that requests are looked up in the list and never joined to it.
 *
 * @param folder - Absolute path.
 * @param at - Path at which it is served, with both slashes.
 * @throws Error of the file system when the folder cannot be read.
 */
export function mountFolder(folder: string, at: string): MountedFolder {
  const read = fileCache(folder)
  const files = new Set(listFiles(folder))
  return {
    async answer(target, { acceptEncoding, ifNoneMatch }) {
      const [, raw = '', search = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? []
      const path = canonicalPath(raw)?.exact
      if (path === undefined || !`${path}/`.startsWith(at)) return undefined
      if (path === at.slice(0, -1) && !raw.endsWith('/')) {
        return plainAnswer(308, `See ${at}`, { location: printable(at + search), 'cache-control': caching.page })
      }
      const file = path.slice(at.length) || 'index.html'
      if (!files.has(file)) return plainAnswer(404, 'Not found')
      const { bytes, etag } = await read(file)
      const answer = await compressed(
        {
          status: 200,
          headers: { 'content-type': contentType(file), 'cache-control': caching.page, etag },
          body: bytes,
          policy,
        },
        acceptEncoding,
      )
      return matchesETag(ifNoneMatch, answer.headers.etag ?? '') ? notModified(answer) : answer
    },
  }
}
