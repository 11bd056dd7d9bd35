import type { DocEntry, DocsVersion } from '@signpost/docs-content/reader'
import { allSlugs, anchorsPath, sidebarLists } from '#app/api/index.server.ts'
import {
  content,
  coverageSlug,
  graph,
  hasCoveragePage,
  mainDocPath,
  packageCoverage,
  tagPath,
} from '#app/data/index.server.ts'
import { changesPlaces } from '#app/changes/index.server.ts'
import { overviewPlaces } from '#app/overview/index.server.ts'
import { graphOf, searchFolder, wordsPieces } from '#app/search/index.server.ts'
import { sourcePlaces } from '#app/source/index.server.ts'
import {
  defaultLocale,
  inLocale,
  isLocale,
  type Locale,
  type LocaleRoute,
  localeRoutes,
  needsOffer,
  offerLocales,
  pathOf,
  type Place,
} from '#app/urls/index.ts'

/** A redirect. */
export interface SiteRedirect {
  from: string
  to: string
  status: 302 | 308
}

/** Configured locales for which the site has messages. */
export function offeredLocales(): Locale[] {
  return content().manifest.config.locales.list.flatMap(({ code }) => (isLocale(code) ? [code] : []))
}

/** Sets the configured locales, and returns the routes of the app for them. */
export function offeredRoutes<Route extends LocaleRoute>(routes: Readonly<Record<string, Route>>): typeof routes {
  const codes = content().manifest.config.locales.list.map(({ code }) => code)
  offerLocales(codes)
  return needsOffer(codes) ? localeRoutes(routes, codes) : routes
}

/** Paths of all pages in all locales, in the order of the sitemap. */
export function documents(): string[] {
  const searches = offeredLocales().map((locale) => pathOf(locale, { at: 'search' }))
  const files = offeredLocales().flatMap((locale) => sourcePlaces().map((place) => pathOf(locale, place)))
  return [...new Set([...pages(() => true, allSlugs()), ...files, ...searches])]
}

/** Files of the browser's search: names, signatures and pieces of the index of words, of the current API and of each release, and the docs of each version and locale. */
export function searchFiles(): string[] {
  const docs = offeredLocales().flatMap((locale) =>
    content()
      .versions(locale)
      .map(({ name }) => inLocale(`/search/docs/${encodeURIComponent(name)}.json`, locale)),
  )
  const releases = (graph().releases ?? []).flatMap(({ slug }) => searchedFiles(slug))
  return [...searchedFiles(null), ...releases, ...docs]
}

/** Files of the search in the current API, or in a release. */
function searchedFiles(release: string | null): string[] {
  const { names, signatures = [] } = graphOf(release)?.manifest ?? {}
  const folder = searchFolder(release)
  return [
    ...(names === undefined ? [] : [`${folder}/names.bin`]),
    ...wordsPieces(release).map((piece) => `${folder}/words/${piece}`),
    ...signatures.map((_, at) => `${folder}/signatures/${at}.json`),
  ]
}

/** Files of the API's sidebar. */
export function sidebarFiles(): string[] {
  return sidebarLists().map((hash) => `/sidebar/${hash}.json`)
}

/** Badges with the coverage of packages, without a locale. */
export function badgeFiles(): string[] {
  return packageCoverage().map(
    ({ slug }) => `${pathOf(defaultLocale, { at: 'package', slug: coverageSlug })}/${slug}.svg`,
  )
}

/** Files with the anchors of symbols that have several pages of members. */
export function anchorFiles(): string[] {
  return allSlugs().flatMap((slug) =>
    (graph().package(slug)?.symbols ?? []).flatMap(({ kind, name, parts }) =>
      parts?.includes('2') ? [anchorsPath({ slug, kind, name })] : [],
    ),
  )
}

/** Paths of all pages for search engines, without unlisted ones and published releases. */
export function listedDocuments(): string[] {
  const slugs = graph().manifest.packages.map(({ slug }) => slug)
  return pages(({ unlisted }) => !unlisted, slugs)
}

function pages(isWanted: (doc: DocEntry) => boolean, slugs: readonly string[]): string[] {
  return offeredLocales().flatMap((locale) => {
    const symbols = slugs.flatMap((slug): Place[] => [
      { at: 'package', slug },
      ...changesPlaces(slug),
      ...(graph().package(slug)?.symbols ?? []).flatMap(({ kind, name, parts = [] }): Place[] => [
        { at: 'symbol', page: { slug, kind, name } },
        ...parts.map((part): Place => ({ at: 'symbol', page: { slug, kind, name, part } })),
      ]),
    ])
    const coverage: Place[] = hasCoveragePage() ? [{ at: 'package', slug: coverageSlug }] : []
    const docs = content()
      .versions(locale)
      .flatMap((version) => [...version.docs.filter(isWanted).map(({ path }) => path), ...tagPaths(version)])
      .map((path) => inLocale(path, locale))
    const pathsOf = (...places: Place[]): string[] => places.map((place) => pathOf(locale, place))
    // Several docs may have one address, and a doc at the address of a tag list replaces it.
    const ofPackages = pathsOf({ at: 'api' }, ...overviewPlaces(), ...coverage, ...symbols)
    return [...new Set([...pathsOf({ at: 'home' }), ...docs, ...ofPackages])]
  })
}

/** Pages of a version's tags; empty without tags. */
function tagPaths(version: DocsVersion): string[] {
  const { tags } = version
  return tags.length === 0 ? [] : [tagPath(version), ...tags.map(({ slug }) => tagPath(version, slug))]
}

/** Redirects of docs versions to their main docs, of names of packages to their pages, and of a symbol's other facets to its page. */
export function redirects(): SiteRedirect[] {
  return offeredLocales().flatMap((locale) => {
    const facets = allSlugs().flatMap((slug) =>
      (graph().package(slug)?.redirects ?? []).map(
        ({ from, to, anchor }): SiteRedirect => ({
          from: pathOf(locale, { at: 'symbol', page: from }),
          to: pathOf(locale, { at: 'symbol', page: to }) + (anchor ? `#${anchor}` : ''),
          status: 308,
        }),
      ),
    )
    return [...versionRedirects(locale), ...packageRedirects(locale), ...facets]
  })
}

/** Redirects from a version's address to its main doc, unless the address is a doc or the home page. */
function versionRedirects(locale: Locale): SiteRedirect[] {
  return content()
    .versions(locale)
    .filter(
      ({ path, mainDocId, isLast }) => path !== '/' && !content().docAt(locale, path) && (isLast || mainDocId !== null),
    )
    .map((version) => ({ from: inLocale(version.path, locale), to: mainDocPath(locale, version), status: 302 }))
}

/**
 * Names of packages that differ from their addresses, and the addresses: `use-media` leads to `useMedia`.
 *
 * Only words with hyphens: other names are reserved by systems and hosts more often.
 */
export function namedPackages(): ReadonlyMap<string, string> {
  const { packages } = graph().manifest
  const slugs = new Set(packages.map(({ slug }) => slug))
  const named = new Map<string, string>()
  for (const { slug, name } of packages) {
    const bare = name.replace(/^@[^/]+\//, '')
    if (!/^[a-z\d]+(?:-[a-z\d]+)+$/.test(bare) || bare.replaceAll('-', '') !== slug.toLowerCase()) continue
    if (!slugs.has(bare) && !named.has(bare)) named.set(bare, slug)
  }
  return named
}

function packageRedirects(locale: Locale): SiteRedirect[] {
  return [...namedPackages()].map(([from, to]) => ({
    from: pathOf(locale, { at: 'package', slug: from }),
    to: pathOf(locale, { at: 'package', slug: to }),
    status: 308,
  }))
}
