import { cachedPage, coverageSlug, packageCoverage } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { type ContentPage, frameText } from '#app/page/index.ts'
import { markdownHref } from '#app/programs/index.server.ts'
import { contentHtml } from '#app/prose/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'
import { CoverageArticle } from './coverage-article.tsx'

/** How much of each package is documented, has examples, and has checked ones, in a locale. */
export function coveragePage(translation: ServerTranslation): ContentPage {
  const { locale, t } = translation
  return cachedPage(`${locale}/coverage`, () => {
    const packages = packageCoverage().map((one) => ({
      ...one,
      href: hrefOf(locale, { at: 'package', slug: one.slug }),
    }))
    return {
      frame: frameText({
        head: {
          title: `${t('coverage.title')} | ${t('api.title')}`,
          description: t('coverage.description'),
          markdown: markdownHref({ at: 'package', slug: coverageSlug }),
        },
        crumbs: [{ label: t('api.title'), href: hrefOf(locale, { at: 'api' }) }, { label: t('coverage.title') }],
        toc: [],
      }),
      html: contentHtml(<CoverageArticle packages={packages} />, [], translation),
    }
  })
}
