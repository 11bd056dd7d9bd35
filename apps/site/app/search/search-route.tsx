import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { createTranslate } from '#app/languages/index.ts'
import type { Locale } from '#app/urls/index.ts'
import { SearchPage, type SearchPageData } from './search-page.tsx'

/** The component of the page of results in a language, whose words come with its code. */
export function searchRoute(locale: Locale, messages: Readonly<Record<string, string>>): () => ReactElement {
  const t = createTranslate(locale, messages)
  return function SearchRoute() {
    return <SearchPage data={useLoaderData<SearchPageData>() as SearchPageData} t={t} />
  }
}
