import type { LoaderFunctionArgs } from '@remix-run/node'
import { graph } from '#app/data/index.server.ts'
import { translationOf } from '#app/languages/index.server.ts'
import { frameText } from '#app/page/index.ts'
import type { SearchPageData } from './search-page.tsx'
import { queryOf, releaseOf, searchExamples, serverSearch } from './search.server.ts'

/** Loader of the results page. */
export async function searchPage({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<SearchPageData> {
  const { locale, t } = await translationOf(request)
  const query = queryOf(request)
  const release = releaseOf(request)
  const title = query === '' ? t('search.title') : t('search.titleOf', { query })
  return {
    frame: frameText({ head: { title, description: t('search.description'), noindex: true }, crumbs: [], toc: [] }),
    query,
    release,
    answer: await serverSearch(query, locale, release),
    examples: searchExamples(release),
    packages: graph().manifest.packages.map(({ slug, name }) => ({ slug, name })),
  }
}
