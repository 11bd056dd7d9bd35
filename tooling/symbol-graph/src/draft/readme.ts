import path from 'node:path'
import type { LinkTarget, Markdown } from '@signpost/markdown'
import { classifyUrl } from '@signpost/markdown'
import type { HastNode, Readme } from '../reader/model.ts'

/**
 * Renders a README. Relative links and images get the path from the repository's root that they mean.
 *
 * @param file - Path of the README from the repository's root.
 */
export function renderReadme(text: string, file: string, markdown: Markdown): Omit<Readme, 'refs'> {
  const { title, content, headings } = markdown.render(text, {
    dropTitle: true,
    resolveLink: (url) => repositoryLink(url, path.posix.dirname(file)),
  })
  return { title, content: content as HastNode[], headings }
}

/** A path that leads out of the repository is no link; an address is left alone. */
function repositoryLink(written: string, folder: string): LinkTarget | null | undefined {
  const { url, kind } = classifyUrl(written)
  if (kind !== 'path' || url === '') return undefined
  const [, location = '', hash] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/su.exec(url) ?? []
  let decoded = location
  try {
    decoded = decodeURIComponent(location)
  } catch {
    // A stray percent sign is part of the name.
  }
  const target = path.posix.normalize(decoded.startsWith('/') ? decoded.slice(1) : path.posix.join(folder, decoded))
  if (target === '..' || target.startsWith('../')) return null
  return { dataRepo: target.replace(/\/$/u, ''), ...(hash ? { dataHash: hash } : {}) }
}
