import type { DocEntry, DocsVersion } from '@signpost/docs-content/reader'
import { content, graph, mainDocPath, tagPath } from '#app/data/index.server.ts'
import { inLocale, isLocale, type Locale, pathOf, type Place } from '#app/urls/index.ts'

/** An address that leads to another one. */
export interface SiteRedirect {
  from: string
  to: string
  status: 302 | 308
}

/** The locales that the site's configuration offers, of those that it can speak. */
function offered(): Locale[] {
  return content().manifest.config.locales.list.flatMap(({ code }) => (isLocale(code) ? [code] : []))
}

/** The path of every page in every locale, in the order in which the site lists them. */
export function documents(): string[] {
  const searches = offered().map((locale) => pathOf(locale, { at: 'search' }))
  return [...new Set([...pages(() => true), ...searches])]
}

/** What the browser loads to search: the names of everything, and the docs of each version in each language. */
export function searchFiles(): string[] {
  const docs = offered().flatMap((locale) =>
    content()
      .versions(locale)
      .map(({ name }) => inLocale(`/search/docs/${encodeURIComponent(name)}.json`, locale)),
  )
  return [...(graph().manifest.names === undefined ? [] : ['/search/names.bin']), ...docs]
}

/** The path of every page that search engines are told of: not of those that only a link leads to. */
export function listedDocuments(): string[] {
  return pages(({ unlisted }) => !unlisted)
}

function pages(isWanted: (doc: DocEntry) => boolean): string[] {
  return offered().flatMap((locale) => {
    const symbols = graph().manifest.packages.flatMap(({ slug }): Place[] => [
      { at: 'package', slug },
      ...(graph().package(slug)?.symbols ?? []).map(
        ({ kind, name }): Place => ({ at: 'symbol', page: { slug, kind, name } }),
      ),
    ])
    const docs = content()
      .versions(locale)
      .flatMap((version) => [...version.docs.filter(isWanted).map(({ path }) => path), ...tagPaths(version)])
      .map((path) => inLocale(path, locale))
    const pathsOf = (...places: Place[]): string[] => places.map((place) => pathOf(locale, place))
    // Docs of one address are one page, and one at the address of a list of tags takes its place.
    return [...new Set([...pathsOf({ at: 'home' }), ...docs, ...pathsOf({ at: 'api' }, ...symbols)])]
  })
}

/** The pages of a version's tags; none without tags. */
function tagPaths(version: DocsVersion): string[] {
  const { tags } = version
  return tags.length === 0 ? [] : [tagPath(version), ...tags.map(({ slug }) => tagPath(version, slug))]
}

/** Addresses that are answered by another page: those of the docs and their versions, and of a symbol's other meanings. */
export function redirects(): SiteRedirect[] {
  return offered().flatMap((locale) => {
    const facets = graph().manifest.packages.flatMap(({ slug }) =>
      (graph().package(slug)?.redirects ?? []).map(
        ({ from, to, anchor }): SiteRedirect => ({
          from: pathOf(locale, { at: 'symbol', page: from }),
          to: pathOf(locale, { at: 'symbol', page: to }) + (anchor ? `#${anchor}` : ''),
          status: 308,
        }),
      ),
    )
    return [...versionRedirects(locale), ...facets]
  })
}

/** The address of a version leads to its main doc, unless that is a doc's own or the home page's. */
function versionRedirects(locale: Locale): SiteRedirect[] {
  return content()
    .versions(locale)
    .filter(
      ({ path, mainDocId, isLast }) => path !== '/' && !content().docAt(locale, path) && (isLast || mainDocId !== null),
    )
    .map((version) => ({ from: inLocale(version.path, locale), to: mainDocPath(locale, version), status: 302 }))
}
