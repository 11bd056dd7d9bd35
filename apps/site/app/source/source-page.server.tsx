import { cachedPage, graph, repositoryPlace, sources } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { type ContentPage, frameText } from '#app/page/index.ts'
import { contentHtml } from '#app/prose/index.server.ts'
import { hrefOf, type Place } from '#app/urls/index.ts'
import { posix } from 'node:path'
import { sourceHref } from '@signpost/docs-content/reader'
import { SourceArticle } from './source-article.tsx'
import { SourceList } from './source-list.tsx'

type SourcePlace = Place & { at: 'source' }

/** Pages of all source files, and the list of each package's files. */
export function sourcePlaces(): SourcePlace[] {
  return (sources().manifest?.packages ?? []).flatMap(({ slug, files }): SourcePlace[] => [
    { at: 'source', slug },
    ...files.map(({ path }): SourcePlace => ({ at: 'source', slug, file: path })),
  ])
}

/** Page of a source file, or the list of a package's files; `undefined` when there is none. */
export function sourcePage({ slug, file }: SourcePlace, translation: ServerTranslation): ContentPage | undefined {
  const owner = sources().package(slug)
  const found = file === undefined ? undefined : sources().file(slug, file)
  if (owner === undefined || (file !== undefined && found === undefined)) return undefined
  const { locale, t } = translation
  const name = graph().manifest.packages.find((one) => one.slug === slug)?.name ?? slug
  const title = file === undefined ? t('source.files') : file
  const frame = frameText({
    head: {
      title: `${title} | ${name}`,
      description: t(file === undefined ? 'source.listDescription' : 'source.description', {
        file: title,
        package: name,
      }),
      noindex: true,
    },
    crumbs: [
      { label: t('api.title'), href: hrefOf(locale, { at: 'api' }) },
      { label: name, href: hrefOf(locale, { at: 'package', slug }) },
      { label: t('source'), ...(file !== undefined && { href: hrefOf(locale, { at: 'source', slug }) }) },
      ...(file === undefined ? [] : [{ label: file }]),
    ],
    toc: [],
  })
  // Files are large and seldom read: only lists are cached.
  if (found === undefined) {
    return cachedPage(['source', locale, slug].join('/'), () => ({
      frame,
      html: contentHtml(<SourceList of={owner} packageTitle={name} />, [], translation),
    }))
  }
  const repository = repositoryPlace(locale)
  const path = posix.join(owner.folder, found.entry.path)
  return {
    frame,
    html: contentHtml(
      <SourceArticle
        entry={found.entry}
        lines={sources().lines(found.entry)}
        repositoryHref={repository && sourceHref(repository, path)}
      />,
      [],
      translation,
    ),
  }
}
