import { changesOnPage, countChangePages } from '@signpost/graph-model'
import { packageName } from '#app/api/index.server.ts'
import { cachedPage, graph } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { type ContentPage, frameText } from '#app/page/index.ts'
import { feedLink, markdownHref } from '#app/programs/index.server.ts'
import { contentHtml } from '#app/prose/index.server.ts'
import { hrefOf, type Place } from '#app/urls/index.ts'
import { ChangesArticle } from './changes-article.tsx'
import { versionName } from './version-name.ts'

type ChangesPlace = Place & { at: 'changes' }

/** Pages of a package's changes; none without recorded changes. */
export function changesPlaces(slug: string): ChangesPlace[] {
  const changes = graph().changes(slug)
  const count = changes ? countChangePages(changes.versions) : 0
  return Array.from({ length: count }, (_, at) => ({ at: 'changes', slug, ...(at > 0 && { number: at + 1 }) }))
}

/** Page of a package's changes in a locale; `undefined` when there is none. */
export function changesPage(
  { slug, number = 1 }: ChangesPlace,
  translation: ServerTranslation,
): ContentPage | undefined {
  const changes = graph().package(slug) && graph().changes(slug)
  const count = changes ? countChangePages(changes.versions) : 0
  if (!changes || number > count) return undefined
  return cachedPage([translation.locale, slug, 'changes', number].join('/'), () => {
    const { locale, t } = translation
    const name = packageName(slug)!
    const versions = changesOnPage(changes.versions, number)
    const title = number === 1 ? t('changes.title') : `${t('changes.title')}, ${t('changes.page', { number, count })}`
    return {
      frame: frameText({
        head: {
          title: `${title} | ${name}`,
          description: t('changes.description', { package: name }),
          markdown: markdownHref({ at: 'changes', slug, ...(number > 1 && { number }) }),
          feed: feedLink(slug),
        },
        crumbs: [
          { label: t('api.title'), href: hrefOf(locale, { at: 'api' }) },
          { label: name, href: hrefOf(locale, { at: 'package', slug }) },
          { label: title },
        ],
        toc: versions.map((one) => ({ id: one.anchor, depth: 2, text: versionName(one, t) })),
      }),
      html: contentHtml(
        <ChangesArticle slug={slug} name={name} versions={versions} number={number} count={count} />,
        changes.refs,
        translation,
      ),
    }
  })
}
