import { coverageOf } from '@signpost/examples/reader'
import { cachedPage, exampleAnswers, graph } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { type ContentPage, frameText } from '#app/page/index.ts'
import { contentHtml } from '#app/prose/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'
import { CoverageArticle, type CoveredPackage } from './coverage-article.tsx'

/** Slug of the page of coverage among those of packages; a package of that name has its place. */
export const coverageSlug = 'coverage'

/** Whether the site has the page of coverage: it has packages, and none has its address. */
export function hasCoveragePage(): boolean {
  const { packages } = graph().manifest
  return packages.length > 0 && packages.every(({ slug }) => slug.toLowerCase() !== coverageSlug)
}

/** How much of each package is documented, has examples, and has checked ones, in a locale. */
export function coveragePage(translation: ServerTranslation): ContentPage {
  const { locale, t } = translation
  return cachedPage(`${locale}/coverage`, () => {
    const answered = exampleAnswers().manifest?.packages.filter(({ isDocs }) => !isDocs)
    const packages = graph().manifest.packages.map(
      ({ slug, name, coverage }): CoveredPackage => ({
        name,
        href: hrefOf(locale, { at: 'package', slug }),
        ...coverageOf(
          coverage,
          answered?.find((one) => one.name === name),
        ),
      }),
    )
    return {
      frame: frameText({
        head: { title: `${t('coverage.title')} | ${t('api.title')}`, description: t('coverage.description') },
        crumbs: [{ label: t('api.title'), href: hrefOf(locale, { at: 'api' }) }, { label: t('coverage.title') }],
        toc: [],
      }),
      html: contentHtml(<CoverageArticle packages={packages} />, [], translation),
    }
  })
}
