import type { LoaderFunctionArgs } from '@remix-run/node'
import { graph } from '#app/data/index.server.ts'
import { translationOf } from '#app/languages/index.server.ts'
import { frameText } from '#app/page/index.ts'
import type { SearchPageData } from './search-page.tsx'
import { queryOf, searchExamples, serverSearch } from './search.server.ts'

/** Loader of the results page. */
export async function searchPage({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<SearchPageData> {
  const { locale, t } = await translationOf(request)
  const query = queryOf(request)
  const title = query === '' ? t('search.title') : t('search.titleOf', { query })
  return {
    frame: frameText({ head: { title, description: t('search.description'), noindex: true }, crumbs: [], toc: [] }),
    query,
    answer: await serverSearch(query, locale),
    examples: searchExamples(),
    packages: graph().manifest.packages.map(({ slug, name }) => ({ slug, name })),
  }
}
