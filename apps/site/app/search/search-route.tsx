import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import type { Locale } from '#app/lib/locales.ts'
import type { PageHead } from '#app/lib/page.ts'
import { createTranslate } from '#app/lib/translate.ts'
import type { PackageHit, SearchAnswer } from './search-answer.ts'
import { SearchPage } from './search-page.tsx'

/** What the page of results is made from. */
export interface SearchPageData {
  head: PageHead
  /** What a reader asked for without scripts; empty in pages that are written ahead. */
  query: string
  answer: SearchAnswer | null
  /** Every package: what there is to choose from. */
  packages: readonly PackageHit[]
}

/** The component of the page of results in a language, whose words come with its code. */
export function searchRoute(locale: Locale, messages: Readonly<Record<string, string>>): () => ReactElement {
  const t = createTranslate(locale, messages)
  return function SearchRoute() {
    return <SearchPage data={useLoaderData<SearchPageData>() as SearchPageData} t={t} />
  }
}
