import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { createTranslate, useTranslation } from '#app/languages/index.ts'
import type { Locale } from '#app/urls/index.ts'
import { SearchPage, type SearchPageData } from './search-page.tsx'

/** Component of the results page in a locale, bundled with its messages. */
export function searchRoute(locale: Locale, messages: Readonly<Record<string, string>>): () => ReactElement {
  const t = createTranslate(locale, messages)
  return function SearchRoute() {
    return <SearchPage data={useLoaderData<SearchPageData>() as SearchPageData} t={t} />
  }
}

/** Results page in a locale whose messages come with the site's data. */
export function ConfiguredSearchRoute(): ReactElement {
  const { t } = useTranslation()
  return <SearchPage data={useLoaderData<SearchPageData>() as SearchPageData} t={t} />
}

/** Skips the request for a changed query: the browser searches by itself. */
export function revalidatesSearch({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || (currentUrl.search === nextUrl.search && defaultShouldRevalidate)
}
