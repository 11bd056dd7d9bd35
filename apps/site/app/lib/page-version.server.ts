import { apiSidebar } from './api-sidebar.server.ts'
import { content, mainDocPath } from './content.server.ts'
import { graph } from './graph.server.ts'
import type { Locale } from './locales.ts'
import { packageState } from './package-state.server.ts'
import { cachedPage } from './page-cache.server.ts'
import { placeOf } from './urls.ts'

/**
 * Everything of the graph and the docs that a symbol's page shows, as one text: while it stays, so does the page.
 *
 * @returns Nothing for other pages, which are few and show a little of everything.
 */
export function pageVersion(path: string): string | undefined {
  const { locale, place } = placeOf(path) ?? {}
  if (locale === undefined || place?.at !== 'symbol') return undefined
  const page = graph().symbol(place.page)
  return page === undefined || 'redirect' in page ? undefined : `${surroundings(locale, place.page.slug)}\n${JSON.stringify(page)}`
}

/** What is around all pages of a package in a language. */
function surroundings(locale: Locale, slug: string): string {
  return cachedPage(`version/${locale}/${slug}`, () => {
    const docs = content().docs(locale)
    return JSON.stringify([content().config(locale), mainDocPath(locale), docs, apiSidebar(slug), packageState(slug)])
  })
}
