import { TagArticle, TagsArticle } from '#app/components/docs/tags-article.tsx'
import { content } from './content.server.ts'
import { contentHtml } from './content-html.server.tsx'
import type { ServerTranslation } from './i18n.server.ts'
import type { ContentPage } from './page.ts'
import { cachedPage } from './page-cache.server.ts'
import { tagHref, tagSlug, tagsSlug } from './tags.ts'

/** The list of all tags, or of the docs of one of them; nothing when the address is neither. */
export function tagPage(slug: string, translation: ServerTranslation): ContentPage | undefined {
  const tags = content().tags(translation.locale)
  const tag = tags.find((candidate) => tagSlug(candidate.slug) === slug)
  if (tags.length === 0 || (slug !== tagsSlug && !tag)) return undefined
  return cachedPage(`doc/${translation.locale}/${slug}`, () => (tag ? docsOfTag(tag) : allTags()))

  function allTags(): ContentPage {
    const { locale, t } = translation
    return {
      head: { title: t('docs.tags.title'), description: t('docs.tags.description') },
      crumbs: [{ label: t('docs.tags.title') }],
      html: contentHtml(<TagsArticle groups={byFirstLetter(tags, locale)} />, [], translation),
      toc: [],
    }
  }

  function docsOfTag({ label, description, docIds }: (typeof tags)[number]): ContentPage {
    const { locale, t } = translation
    const docs = docIds.flatMap((id) => content().doc(locale, id) ?? [])
    const title = t('docs.tagged', { count: docs.length, tag: label })
    return {
      head: { title, description: description || title },
      crumbs: [{ label: t('docs.tags.title'), href: tagHref(locale) }, { label }],
      html: contentHtml(<TagArticle title={title} description={description} docs={docs} />, [], translation),
      toc: [],
    }
  }
}

type Tags = ReturnType<ReturnType<typeof content>['tags']>

/** In the order of the language's alphabet. */
function byFirstLetter(tags: Tags, locale: string): { letter: string; tags: Tags }[] {
  const { compare } = new Intl.Collator(locale)
  const groups = new Map<string, Tags[number][]>()
  for (const tag of [...tags].sort((a, b) => compare(a.label, b.label))) {
    const letter = Array.from(tag.label)[0]?.toLocaleUpperCase(locale) ?? ''
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return Array.from(groups, ([letter, group]) => ({ letter, tags: group }))
}
