import type { Ref } from '@signpost/symbol-graph/reader'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContentProvider } from '#app/components/content/content-context.tsx'
import { docHref, repositoryFiles, workbenchHref } from './content.server.ts'
import type { ServerTranslation } from './i18n.server.ts'

/** A page's content as HTML, in a language. */
export function contentHtml(content: ReactElement, refs: readonly Ref[], { locale, t }: ServerTranslation): string {
  const repository = repositoryFiles(locale)
  return renderToStaticMarkup(
    <ContentProvider
      value={{
        locale,
        t,
        refs,
        docHref: (id) => docHref(locale, id),
        workbenchHref: (slug) => workbenchHref(locale, slug),
        ...(repository !== undefined && { repository }),
      }}
    >
      {content}
    </ContentProvider>,
    // Ids in the prose must not meet those of the page around it, which is rendered apart.
    { identifierPrefix: 'prose' },
  )
}
