import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { notModified, plainAnswer, type Answer } from './answer.ts'
import { canonicalPath } from './canonical-path.ts'
import { compressed } from './compressed.ts'
import { contentType } from './content-type.ts'
import { fileCache } from './file-cache.ts'
import { caching } from './headers.ts'
import { matchesETag } from './representation.ts'
import { printable } from './route.ts'

/** A folder of files that another program has made, served beside the site. */
export interface MountedFolder {
  /** Answers a request below the folder's path; nothing for any other. */
  answer: (
    target: string,
    request: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
  ) => Promise<Answer | undefined>
}

/**
 * What a program such as Storybook needs: it brings inline scripts and styles, and shows its own pages in frames. Nothing of
 * it comes from elsewhere, and nobody else may frame it.
 */
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

/**
 * Lists a folder, so that a request is only ever looked up and never joined to it.
 *
 * @param folder - Its absolute path.
 * @param at - The path it is served at, with both slashes.
 * @throws The error of the file system when the folder cannot be read.
 */
export function mountFolder(folder: string, at: string): MountedFolder {
  const read = fileCache(folder)
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
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
