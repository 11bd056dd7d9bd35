import type { DocsVersion } from '@signpost/docs-content/reader'
import type { Ref } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  content as openContent,
  docHref,
  graph,
  repositoryPlace,
  workbenchHref,
  tagPath,
} from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { inLocale, withBase } from '#app/urls/index.ts'
import { Cards } from './cards.tsx'
import { exampleNote } from './example-note.server.ts'
import { ContentProvider } from './content-context.tsx'

/** Options of content. */
export interface ContentOptions {
  /** Docs version for links to docs; the last one by default. */
  version?: DocsVersion
  /** Name of the package that the content is about. */
  packageName?: string
}

function packageNameOf(slug: string): string | undefined {
  return graph().manifest.packages.find((one) => one.slug === slug)?.name
}

/**
 * Renders a page's content to HTML in a locale, with the cards of its links.
 */
export function contentHtml(
  content: ReactElement,
  refs: readonly Ref[],
  { locale, t }: ServerTranslation,
  { version = openContent().lastVersion(locale), packageName }: ContentOptions = {},
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
        ...(packageName !== undefined && { packageName }),
        example: (code, name) => exampleNote(code, name, { locale, t }),
        workbenchHref: (slug) => workbenchHref(locale, slug),
        ...(repository !== undefined && { repository }),
      }}
    >
      {content}
      <Cards refs={refs} nameOf={packageNameOf} />
    </ContentProvider>,
    // The page around the prose is rendered separately, so their ids need different prefixes.
    { identifierPrefix: 'prose' },
  )
}
