import type { Doc, DocsVersion } from '@signpost/docs-content/reader'
import { cachedPage, content, docHref, twinHref, versionsWithDocs } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { type ContentPage, frameText } from '#app/page/index.ts'
import { markdownHref } from '#app/programs/index.server.ts'
import { contentHtml } from '#app/prose/index.server.ts'
import { imageHref } from '#app/social-images/index.server.ts'
import type { Locale } from '#app/urls/index.ts'
import { linkedSamples } from './comment-samples.server.ts'
import { DocArticle } from './doc-article.tsx'
import { DocNotices, type LatestVersion } from './doc-notices.tsx'

/** Page of a doc in a locale. */
export function docPage(
  { doc, version }: { doc: Doc; version: DocsVersion },
  translation: ServerTranslation,
): ContentPage {
  return cachedPage(`doc/${translation.locale}${doc.path}`, () => makeDocPage(doc, version, translation))
}

function makeDocPage(doc: Doc, version: DocsVersion, translation: ServerTranslation): ContentPage {
  const { locale } = translation
  const { min, max } = doc.toc ?? { min: 7, max: 0 }
  const notices = <DocNotices doc={doc} version={version} latest={latestVersion(doc, locale)} />
  const badge = versionsWithDocs(locale).length > 1 ? version.label : undefined
  const article = <DocArticle doc={doc} samples={linkedSamples(doc)} version={badge} />
  return {
    notices: contentHtml(notices, [], translation, { version }),
    frame: frameText({
      head: {
        title: doc.title,
        description: doc.description,
        noindex: doc.unlisted === true || doc.draft === true,
        markdown: markdownHref({ at: 'doc', path: doc.path, locale }),
        image: imageHref({ at: 'doc', path: doc.path }, translation),
      },
      crumbs: doc.breadcrumbs.map(({ label, docId }, index) => ({
        label,
        href:
          docId === undefined || index === doc.breadcrumbs.length - 1
            ? undefined
            : docHref(locale, version.name, docId),
      })),
      toc: doc.headings.filter(({ depth }) => depth >= min && depth <= max),
    }),
    html: contentHtml(article, [], translation, { version, linksSymbols: true }),
  }
}

/** Last version, linked from docs of the other ones. */
function latestVersion(doc: Doc, locale: Locale): LatestVersion {
  const last = content().lastVersion(locale)
  const { title, docs } = content().config(locale)
  return {
    site: title,
    name: last.name,
    label: last.label,
    href: twinHref(locale, last, doc),
    remembers: docs.versionPersistence !== 'none',
  }
}
