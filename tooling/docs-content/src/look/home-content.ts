import { basename, dirname, join, relative, sep } from 'node:path'
import { SourceError, type SourceRoot } from '@signpost/files'
import { localized } from '../config/localized.ts'
import type { CheckedConfig } from '../config/checked-config.ts'
import type { ConfigProblem } from '../config/schema.ts'
import type { Renderer } from '../docs/plan-docs.ts'
import { repositoryRoot } from '../docs/read-sources.ts'
import { renderDoc } from '../docs/render-doc.ts'
import type { HastNode } from '../reader/model.ts'

/** Text of the home page by the path of its file. */
export type HomeTexts = ReadonlyMap<string, string>

/** Reads the Markdown files of the home page. */
export function readHomeTexts(
  { home: { markdown }, locales }: CheckedConfig,
  { folder, source }: { folder: string; source: SourceRoot },
  problems: ConfigProblem[],
): HomeTexts {
  const texts = new Map<string, string>()
  if (markdown === null) return texts
  for (const { code } of locales.list) {
    const path = localized(markdown, code, locales.default)
    if (texts.has(path)) continue
    try {
      texts.set(path, source.readText(join(folder, path)))
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      problems.push({
        path: 'home.markdown',
        found: `${JSON.stringify(path)}, ${error.found}`,
        expected: error.expected,
      })
    }
  }
  return texts
}

/** Home page in a language without its h1, which the site's title replaces; null for the usual one. */
export function homeContent(
  { home: { markdown }, locales, checks }: CheckedConfig,
  locale: string,
  { texts, site, folder }: { texts: HomeTexts; site: string; folder: string },
  { markdown: renderer, diagnostics, serveImage }: Renderer,
): readonly HastNode[] | null {
  if (markdown === null) return null
  const path = localized(markdown, locale, locales.default)
  const file = join(folder, path)
  const repository = repositoryRoot(site)
  const source = {
    path: basename(file),
    shown: relative(site, file).split(sep).join('/'),
    // Its links lead to files of the repository, like those of a README.
    file: '',
    repositoryFolder: relative(repository, dirname(file)).split(sep).join('/'),
    repository,
    text: texts.get(path)!,
  }
  const text = source.text.replace(/^---\r?\n[\s\S]*?\r?\n---(?:\r?\n|$)/, '')
  return renderDoc(
    { id: 'home', source, frontMatter: {}, text },
    {
      markdown: renderer,
      diagnostics,
      serveImage,
      ids: new Set(),
      brokenMarkdownLinks: checks.brokenMarkdownLinks,
      brokenLinks: checks.brokenLinks,
    },
  ).content
}
