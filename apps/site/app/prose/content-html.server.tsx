import type { DocsVersion } from '@signpost/docs-content/reader'
import type { Ref } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { content as openContent, docHref, repositoryPlace, workbenchHref, tagPath } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { inLocale, withBase } from '#app/urls/index.ts'
import { ContentProvider } from './content-context.tsx'

/**
 * Renders a page's content to HTML in a locale.
 *
 * @param version - Docs version for links to docs; the last one by default.
 */
export function contentHtml(
  content: ReactElement,
  refs: readonly Ref[],
  { locale, t }: ServerTranslation,
  version: DocsVersion = openContent().lastVersion(locale),
): string {
  const repository = repositoryPlace(locale)
  return renderToStaticMarkup(
    <ContentProvider
      value={{
        locale,
        t,
        refs,
        docHref: (id) => docHref(locale, version.name, id),
        tagHref: (tag) => withBase(inLocale(tagPath(version, tag), locale)),
        workbenchHref: (slug) => workbenchHref(locale, slug),
        ...(repository !== undefined && { repository }),
      }}
    >
      {content}
    </ContentProvider>,
    // The page around the prose is rendered separately, so their ids need different prefixes.
    { identifierPrefix: 'prose' },
  )
}
