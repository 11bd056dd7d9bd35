import { content, graph } from '#app/data/index.server.ts'
import type { Locale } from '#app/urls/index.ts'
import type { PageNames } from './near-pages.ts'

/** Names of all pages in a locale, for the suggestions of the 404 page. */
export function pageNames(locale: Locale): PageNames {
  return {
    docs: [...content().versions(locale)]
      .sort((a, b) => Number(b.isLast) - Number(a.isLast))
      .map(({ path, docs }) => [path, docs.filter(({ unlisted }) => !unlisted).map((doc) => [doc.path, doc.title])]),
    packages: graph().manifest.packages.map(({ slug, name }) => [
      slug,
      name,
      (graph().package(slug)?.symbols ?? []).map((symbol) => [symbol.kind, symbol.name]),
    ]),
  }
}
