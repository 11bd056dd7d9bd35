import path from 'node:path'
import type { LinkTarget, Markdown } from '@signpost/markdown'
import { classifyUrl } from '@signpost/markdown'
import { plainTextDiagnostic } from '../docs/plain-text-diagnostic.ts'
import type { Diagnostic } from '@signpost/diagnostics'
import { isSectionAnchor } from '@signpost/graph-model/model'
import type { HastNode, Readme } from '@signpost/graph-model/model'

/** Rendered README with unresolved links, and its diagnostics. */
export type DraftReadme = Omit<Readme, 'refs'> & { diagnostics: readonly Diagnostic[] }

/**
 * Renders a README. Relative links and images get their path from the repository's root.
 *
 * @param file - Path of the README from the repository's root.
 */
export function renderReadme(text: string, file: string, markdown: Markdown): DraftReadme {
  const { title, content, headings, fallback } = markdown.render(text, {
    dropTitle: true,
    isReservedId: isSectionAnchor,
    resolveLink: (url) => repositoryLink(url, path.posix.dirname(file)),
  })
  const diagnostics = fallback === undefined ? [] : [plainTextDiagnostic(fallback, { file, line: fallback.line })]
  return { title, content: content as HastNode[], headings, diagnostics }
}

/** Resolves a relative link. Returns `null` for a path beside the repository, and `undefined` for other addresses. */
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
  // `../../issues` is a page of the repository's host.
  if (target === '..' || /^\.\.\/(?!\.\.\/)/.test(target)) return null
  return { dataRepo: target.replace(/\/$/u, ''), ...(hash ? { dataHash: hash } : {}) }
}
