import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'
import { Sidebar } from '#app/components/layout/sidebar.tsx'
import { apiSidebar } from '#app/lib/api-sidebar.server.ts'
import type { ApiSidebarData } from '#app/lib/sidebar.ts'
import { decodeSegment } from '#app/lib/url-segment.ts'

export function loader({ params }: LoaderFunctionArgs): ApiSidebarData {
  return apiSidebar(decodeSegment(params.package ?? ''))
}

/** The sidebar is the same on all pages of a package. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.package !== nextParams.package || currentUrl.href === nextUrl.href
}

export default function ApiLayoutRoute(): ReactElement {
  return (
    <div className="columns">
      <Sidebar />
      <Outlet />
    </div>
  )
}
