import { join } from 'node:path'
import { openSourceRoot } from '@signpost/files'
import type { LinkTarget, Markdown, Rendered } from '@signpost/markdown'
import type { ContentDiagnostic, Severity } from '../reader/model.ts'
import type { FrontMatter } from './front-matter.ts'
import { resolveDocLink, resolveHostLink, resolveRootLink } from './resolve-doc-link.ts'
import type { SourceFile } from './source-file.ts'

/** A doc whose front matter is read. */
export interface ReadDoc {
  id: string
  source: SourceFile
  frontMatter: FrontMatter
  text: string
}

/** A file that is not served as an image, and the reason. */
export interface RefusedImage {
  found: string
  expected: string
}

/** Context of rendering a doc. */
export interface RenderContext {
  markdown: Markdown
  ids: ReadonlySet<string>
  brokenMarkdownLinks: Severity
  /** For images whose file is missing. */
  brokenLinks: Severity
  diagnostics: ContentDiagnostic[]
  /** Serves an image by its path from the repository's root, or says why not. */
  serveImage: (root: string, path: string) => LinkTarget | RefusedImage
}

/**
 * Renders a doc without its h1. Links to Markdown files that are no docs are reported and left as they are (R5.6), and
 * any file may replace the docs of a repository, where such links lead into the repository.
 *
 * @param headingIds - Ids to give in order, see {@link alignHeadings}
 */
export function renderDoc(doc: ReadDoc, context: RenderContext, headingIds?: readonly string[]): Rendered {
  const isReadme = doc.source.file === ''
  const rendered = context.markdown.render(doc.text, {
    dropTitle: true,
    ...(headingIds && { headingIds }),
    resolveLink(url, kind, { line, column }) {
      const { repository, repositoryFolder } = doc.source
      const target =
        (isReadme
          ? (resolveRootLink(url, (path) => openSourceRoot(repository).contains(join(repository, path))) ??
            resolveHostLink(url, repositoryFolder))
          : undefined) ?? resolveDocLink(url, doc.id, isReadme ? new Set() : context.ids, repositoryFolder)
      if (target !== 'broken') {
        if (kind !== 'image') return target
        const path = target?.dataRepo
        if (path === undefined) return target
        const served = context.serveImage(repository, path)
        if (!('found' in served)) return served
        if (!isReadme) reportImage(doc, { url, path, line, column }, served, context)
        return target
      }
      if (isReadme) return { dataRepo: repositoryPath(repositoryFolder, url) }
      if (context.brokenMarkdownLinks !== 'ignore') {
        context.diagnostics.push({
          code: 'broken-markdown-link',
          severity: context.brokenMarkdownLinks === 'throw' ? 'error' : 'warning',
          file: doc.source.shown,
          line,
          column,
          url,
          found: `a Markdown link with URL \`${url}\` that couldn't be resolved`,
          expected: 'the path of a local Markdown file that exists within the current section',
          nextStep: 'Correct the path; it is relative to the folder of this file.',
        })
      }
      return undefined
    },
  })
  if (rendered.fallback !== undefined) {
    context.diagnostics.push({
      code: 'unreadable-markdown',
      severity: 'warning',
      file: doc.source.shown,
      ...rendered.fallback,
      nextStep:
        'Shorten or split the text, or write this part of it as fenced code; until then all of it is shown as plain text.',
    })
  }
  return rendered
}

/** Reports an image that a doc names by a relative path and that is not served: without a file it is broken (R5.1). */
function reportImage(
  { source }: ReadDoc,
  { url, path, line, column }: { url: string; path: string; line: number; column: number },
  { found, expected }: RefusedImage,
  { brokenLinks, diagnostics }: RenderContext,
): void {
  if (brokenLinks === 'ignore') return
  const place = { file: source.shown, line, column, url }
  if (openSourceRoot(source.repository).contains(join(source.repository, path))) {
    diagnostics.push({
      code: 'missing-image',
      severity: 'warning',
      ...place,
      found: `the image \`${url}\`, which is not shown: ${found}`,
      expected,
      nextStep: 'Until then a link stands in its place.',
    })
    return
  }
  diagnostics.push({
    code: 'missing-image',
    severity: brokenLinks === 'throw' ? 'error' : 'warning',
    ...place,
    found: `the image \`${url}\`, whose file does not exist`,
    expected: `the file ${path} in the repository`,
    nextStep: 'Add the file, or correct the path; it is relative to the folder of this file.',
  })
}

function repositoryPath(folder: string, url: string): string {
  const path = url.replace(/[?#].*$/s, '').replace(/^(?:\.?\/)+/, '')
  return folder === '' ? path : `${folder}/${path}`
}
