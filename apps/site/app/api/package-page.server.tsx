import { dividedSymbols } from '@signpost/graph-model'
import { cachedPage, coverageSlug, graph, hasCoveragePage, storyHref } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { type ContentPage, frameText } from '#app/page/index.ts'
import { feedLink, markdownHref } from '#app/programs/index.server.ts'
import { contentHtml } from '#app/prose/index.server.ts'
import { imageHref } from '#app/social-images/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'
import { augmentationHeadings, hasOnlyGlobals } from './augmentations.tsx'
import { moduleAnchor, moduleCommentsAnchor } from './module-comments.tsx'
import { liveStoryAnchor, PackageArticle } from './package-article.tsx'
import { hasPackageGraph, packageGraphAnchor } from './package-graph.tsx'
import { byEntryPoint, entryAnchor } from './package-index.tsx'
import { PackagesArticle } from './packages-article.tsx'
import { releaseOf } from './changes-file.server.ts'
import { kindAnchor } from './kind-anchor.ts'
import { otherNamesAnchor } from './symbol-list.tsx'
import { packageVersions } from './api-versions.server.ts'
import { packageName } from './package-name.server.ts'
import { ReleaseNotice } from './version-menu.tsx'

/** Page of a package in a locale; `undefined` when the graph has no such package. */
export function packagePage(slug: string, translation: ServerTranslation): ContentPage | undefined {
  const index = graph().package(slug)
  if (!index) return undefined
  return cachedPage([translation.locale, slug].join('/'), () => {
    const { locale, t } = translation
    const readme = graph().readme(slug)
    const { own, others } = dividedSymbols(index.symbols)
    const headings = readme?.headings.filter(({ depth }) => depth === 2 || depth === 3) ?? []
    const firstSection = headings.findIndex(({ depth }) => depth === 2)
    // Before the first section, lower headings would be below an entry point.
    const readmeToc = headings.map((one, at) => (firstSection < 0 || at < firstSection ? { ...one, depth: 2 } : one))
    const modules =
      index.modules.length === 0
        ? []
        : [
            { id: moduleCommentsAnchor, depth: 2, text: t('section.entryPoints') },
            ...index.modules.map((one) => ({ id: moduleAnchor(one), depth: 3, text: one.specifier })),
          ]
    const entries = byEntryPoint(index, own)
    const toc = [
      ...(entries.length === 1
        ? entries[0]!.groups.map(({ kind }) => ({ id: kindAnchor(kind), depth: 2, text: t(`kinds.${kind}`) }))
        : entries.map((entry) => ({ id: entryAnchor(entry), depth: 2, text: entry.specifier }))),
      ...(others.length > 0 ? [{ id: otherNamesAnchor, depth: 2, text: t('section.otherNames') }] : []),
      ...(hasOnlyGlobals(index) ? augmentationHeadings(index.augments, t) : []),
      ...(storyHref(locale, slug) === undefined ? [] : [{ id: liveStoryAnchor, depth: 2, text: t('package.live') }]),
      ...readmeToc,
      ...modules,
      ...(hasOnlyGlobals(index) ? [] : augmentationHeadings(index.augments, t)),
      ...(hasPackageGraph(index) ? [{ id: packageGraphAnchor, depth: 2, text: t('section.packages') }] : []),
    ]
    const name = packageName(slug)!
    const versions = packageVersions(slug, locale)
    const isRelease = versions !== undefined && versions.shown !== null
    return {
      ...(isRelease && { notices: contentHtml(<ReleaseNotice name={name} versions={versions} />, [], translation) }),
      frame: frameText({
        head: {
          canonical: isRelease ? versions.links[0]!.href : undefined,
          title: `${name} | ${t('api.title')}`,
          description: index.description || t('package.description', { package: index.name }),
          markdown: markdownHref({ at: 'package', slug }),
          image: imageHref({ at: 'package', slug }, translation),
          feed: feedLink(slug),
        },
        crumbs: [{ label: t('api.title'), href: hrefOf(locale, { at: 'api' }) }, { label: name }],
        toc,
      }),
      html: contentHtml(
        <PackageArticle index={index} readme={readme} release={releaseOf(slug)} versions={versions} />,
        index.refs,
        translation,
        { packageName: index.name },
      ),
    }
  })
}

/** List of packages in a locale. */
export function packagesPage(translation: ServerTranslation): ContentPage {
  const { t } = translation
  const { packages } = graph().manifest
  const coverage = hasCoveragePage() ? hrefOf(translation.locale, { at: 'package', slug: coverageSlug }) : undefined
  return {
    frame: frameText({
      head: {
        title: t('api.title'),
        description: t('api.description', { count: packages.length }),
        markdown: markdownHref({ at: 'api' }),
        feed: feedLink(),
      },
      crumbs: [{ label: t('api.title') }],
      toc: [],
    }),
    html: contentHtml(<PackagesArticle packages={packages} coverageHref={coverage} />, [], translation),
  }
}
