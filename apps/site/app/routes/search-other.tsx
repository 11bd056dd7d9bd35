import type { LoaderFunctionArgs } from '@remix-run/node'
import { contentMeta } from '#app/page/index.ts'
import { searchPage, type SearchPageData } from '#app/search/index.server.ts'
import { ConfiguredSearchRoute } from '#app/search/search-route.tsx'

export async function loader({ request }: LoaderFunctionArgs): Promise<SearchPageData> {
  return searchPage(request)
}

/** The browser searches by itself: a changed query needs no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}): boolean {
  return currentUrl.pathname !== nextUrl.pathname || (currentUrl.search === nextUrl.search && defaultShouldRevalidate)
}

export const meta = contentMeta

export default ConfiguredSearchRoute
