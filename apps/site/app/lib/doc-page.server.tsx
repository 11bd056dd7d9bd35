import type { DocEntry } from '@signpost/docs-content/reader'
import { DocArticle } from '#app/components/docs/doc-article.tsx'
import { content, docHref } from './content.server.ts'
import { contentHtml } from './content-html.server.tsx'
import type { ServerTranslation } from './i18n.server.ts'
import { linkedSamples } from './comment-samples.server.ts'
import type { ContentPage } from './page.ts'
import { cachedPage } from './page-cache.server.ts'

/** A doc in a language; nothing when there is none at this address below the docs' own. */
export function docPage(slug: string, translation: ServerTranslation): ContentPage | undefined {
  const { locale } = translation
  const doc = content().doc(locale, slug)
  if (!doc || doc.slug !== slug) return undefined
  return cachedPage(`doc/${locale}/${slug}`, () => {
    const { min, max } = doc.toc ?? { min: 7, max: 0 }
    return {
      head: { title: doc.title, description: doc.description, noindex: doc.unlisted === true || doc.draft === true },
      ...bannersOf(doc, translation),
      crumbs: doc.breadcrumbs.map(({ label, docId }, index) => ({
        label,
        href: docId === undefined || index === doc.breadcrumbs.length - 1 ? undefined : docHref(locale, docId),
      })),
      html: contentHtml(<DocArticle doc={doc} samples={linkedSamples(doc)} />, [], translation),
      toc: doc.headings.filter(({ depth }) => depth >= min && depth <= max),
    }
  })
}

/** Who gets to read a doc that is not simply published. */
function bannersOf({ draft, unlisted }: DocEntry, { t }: ServerTranslation): Pick<ContentPage, 'banners'> {
  const names = [draft && 'docs.draft', unlisted && 'docs.unlisted'].filter((name) => typeof name === 'string')
  return names.length === 0 ? {} : { banners: names.map((name) => ({ title: t(name), text: t(`${name}.text`) })) }
}
