import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { memo, type ReactElement } from 'react'
import { apiSidebar, symbolKey } from '#app/api/index.server.ts'
import { translationOf } from '#app/languages/index.server.ts'
import { type ApiSidebarData, Sidebar } from '#app/sidebar/index.ts'
import { decodeSegment, placeOf, withoutBase } from '#app/urls/index.ts'

export async function loader({ params, request }: LoaderFunctionArgs): Promise<ApiSidebarData> {
  const slug = params.package === undefined ? undefined : decodeSegment(params.package)
  const place = placeOf(withoutBase(new URL(request.url).pathname) ?? '/')?.place
  const overview = place?.at === 'overview' ? place.of : undefined
  return apiSidebar(slug, symbolKey(params), await translationOf(request), overview)
}

/** The lists are the same on all pages of a package, and the place matters only in documents. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.package !== nextParams.package || currentUrl.href === nextUrl.href
}

function ApiLayoutRoute(): ReactElement {
  return (
    <div className="columns">
      <Sidebar />
      <Outlet />
    </div>
  )
}

export default memo(ApiLayoutRoute)
