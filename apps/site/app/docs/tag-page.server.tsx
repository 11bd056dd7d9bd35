import type { DocsVersion, Tag } from '@signpost/docs-content/reader'
import { cachedPage, content, tagPath } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { type ContentPage, frameText } from '#app/page/index.ts'
import { contentHtml } from '#app/prose/index.server.ts'
import { inLocale, withBase } from '#app/urls/index.ts'
import { TagArticle, TagsArticle } from './tags-article.tsx'

/** List of a version's tags; with a tag, of the docs that have it. */
export function tagPage(
  { version, tag }: { version: DocsVersion; tag?: Tag },
  translation: ServerTranslation,
): ContentPage {
  return cachedPage(`doc/${translation.locale}${tagPath(version, tag?.slug)}`, () => (tag ? docsOfTag(tag) : allTags()))

  function allTags(): ContentPage {
    const { locale, t } = translation
    return {
      frame: frameText({
        head: { title: t('docs.tags.title'), description: t('docs.tags.description') },
        crumbs: [{ label: t('docs.tags.title') }],
        toc: [],
      }),
      html: contentHtml(<TagsArticle groups={byFirstLetter(version.tags, locale)} />, [], translation, { version }),
    }
  }

  function docsOfTag({ label, description, docIds }: Tag): ContentPage {
    const { locale, t } = translation
    const docs = docIds.flatMap((id) => content().doc(locale, version.name, id) ?? [])
    const title = t('docs.tagged', { count: docs.length, tag: label })
    return {
      frame: frameText({
        head: { title, description: description || title },

        crumbs: [{ label: t('docs.tags.title'), href: withBase(inLocale(tagPath(version), locale)) }, { label }],
        toc: [],
      }),
      html: contentHtml(<TagArticle title={title} description={description} docs={docs} />, [], translation, {
        version,
      }),
    }
  }
}

/** Sorted by the alphabet of the locale. */
function byFirstLetter(tags: readonly Tag[], locale: string): { letter: string; tags: readonly Tag[] }[] {
  const { compare } = new Intl.Collator(locale)
  const groups = new Map<string, Tag[]>()
  for (const tag of [...tags].sort((a, b) => compare(a.label, b.label))) {
    const letter = Array.from(tag.label)[0]?.toLocaleUpperCase(locale) ?? ''
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return Array.from(groups, ([letter, group]) => ({ letter, tags: group }))
}
