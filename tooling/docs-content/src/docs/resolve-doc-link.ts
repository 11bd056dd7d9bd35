import { posix } from 'node:path'
import type { LinkTarget } from '@signpost/markdown'
import { classifyUrl } from '@signpost/markdown'
import { isHostPath } from '../reader/repository-href.ts'
import { docId, folderOf } from './doc-address.ts'

/**
 * Resolves a link of a doc: a target, or `broken` for a Markdown file that is no doc; undefined leaves it alone.
 */
export type DocLink = LinkTarget | 'broken' | undefined

/**
 * Resolves a link of a README that begins with a slash: from the repository's root, as hosts of repositories do. Undefined for
 * a path that is not there, such as one of the site.
 *
 * @param exists - Whether the repository has a file or folder.
 */
export function resolveRootLink(url: string, exists: (path: string) => boolean): LinkTarget | undefined {
  if (!/^\/(?!\/)/.test(url)) return undefined
  const [, path = '', hash = ''] = /^\/([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
  const inRepository = posix.normalize(decode(path)).replace(/\/$/, '')
  if (inRepository === '.' || inRepository.startsWith('..') || !exists(inRepository)) return undefined
  return { dataRepo: inRepository, ...(hash !== '' && { dataHash: decode(hash) }) }
}

/**
 * Resolves a link of a README that leads above the repository's root, as `../../issues` does to a page of its host. Undefined for any
 * other.
 *
 * @param repositoryFolder - Folder of the README from the repository's root
 */
export function resolveHostLink(url: string, repositoryFolder: string): LinkTarget | undefined {
  const [, path, hash = ''] = /^(\.\.?\/[^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
  if (path === undefined) return undefined
  const above = posix.join(repositoryFolder, decode(path))
  return isHostPath(above) ? { dataRepo: above, ...(hash !== '' && { dataHash: decode(hash) }) } : undefined
}

/**
 * Resolves a link that a doc wrote to another source file: `./other.md#a` becomes the doc's id, any other relative
 * path a path in the repository. A path with a leading slash starts at the content folder when it is Markdown, and is
 * a path of the site otherwise.
 *
 * @param url - As written
 * @param from - The id of the doc that has the link
 * @param ids - All published docs
 * @param repositoryFolder - Folder of the doc's file from the repository's root
 */
export function resolveDocLink(url: string, from: string, ids: ReadonlySet<string>, repositoryFolder: string): DocLink {
  const classified = classifyUrl(url)
  if (classified.kind !== 'path') return undefined
  const [, path = '', , hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(classified.url) ?? []
  if (path === '') return undefined
  const decoded = decode(path)
  if (/\.mdx?$/i.test(decoded)) {
    const target = decoded.startsWith('/') ? posix.normalize(decoded.slice(1)) : posix.join(folderOf(from), decoded)
    const id = docId(target)
    if (!ids.has(id)) return 'broken'
    return { dataDoc: id, ...(hash !== '' && { dataHash: decode(hash) }) }
  }
  if (decoded.startsWith('/')) return undefined
  const inRepository = posix.join(repositoryFolder, decoded)
  if (inRepository === '..' || inRepository.startsWith('../')) return undefined
  return { dataRepo: inRepository, ...(hash !== '' && { dataHash: hash }) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
