import type { DocsVersion } from '@signpost/docs-content/reader'
import type { Ref } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  content as openContent,
  docHref,
  graph,
  repositoryPlace,
  sourcePageHref,
  sources,
  type TargetPlace,
  targetRef,
  storyHref,
  workbenchHref,
  tagPath,
} from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { inLocale, placeOf, withBase, withoutBase } from '#app/urls/index.ts'
import { Cards } from './cards.tsx'
import { exampleNote } from './example-note.server.ts'
import { ContentProvider, type ContentContextValue } from './content-context.tsx'

/** Options of content. */
export interface ContentOptions {
  /** Docs version for links to docs; the last one by default. */
  version?: DocsVersion
  /** Name of the package that the content is about. */
  packageName?: string
  /** Whether links in the text lead to symbols of the graph, as in docs: they have cards too. */
  linksSymbols?: boolean
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
  { version = openContent().lastVersion(locale), packageName, linksSymbols = false }: ContentOptions = {},
): string {
  const repository = repositoryPlace(locale)
  const inExamples: TargetPlace[] = []
  const value: ContentContextValue = {
    locale,
    t,
    refs,
    docHref: (id) => docHref(locale, version.name, id),
    tagHref: (tag) => withBase(inLocale(tagPath(version, tag), locale)),
    ...(packageName !== undefined && { packageName }),
    example: (code, name) => {
      const note = exampleNote(code, name, { locale, t })
      inExamples.push(...(note?.targets ?? []))
      return note
    },
    imageHosts: openContent().config(locale).imageHosts ?? [],
    hasSourcePages: (slug) => sources().package(slug) !== undefined,
    sourcePageHref: (file, line) => sourcePageHref(locale, file, line),
    workbenchHref: (slug) => workbenchHref(locale, slug),
    storyHref: (slug) => storyHref(locale, slug),
    ...(repository !== undefined && { repository }),
  }
  const render = (element: ReactElement): string =>
    renderToStaticMarkup(
      <ContentProvider value={value}>{element}</ContentProvider>,
      // The page around the prose is rendered separately, so their ids need different prefixes.
      { identifierPrefix: 'prose' },
    )
  const html = render(content)
  const places = [...inExamples, ...(linksSymbols ? symbolsIn(html) : [])]
  const others = places.flatMap((place) => targetRef(place) ?? [])
  return html + render(<Cards refs={[...others, ...refs]} nameOf={packageNameOf} />)
}

/** Symbols that the links of a document lead to. */
function symbolsIn(html: string): TargetPlace[] {
  return Array.from(html.matchAll(/ href="([^"#]+)(?:#([^"]*))?"/g)).flatMap(([, path, anchor]) => {
    const within = withoutBase(path!)
    const place = within === undefined ? undefined : placeOf(within)?.place
    return place?.at === 'symbol' ? [{ page: place.page, ...(anchor !== undefined && { anchor }) }] : []
  })
}
