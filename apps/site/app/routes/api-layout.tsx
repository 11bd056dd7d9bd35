import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'
import { apiSidebar } from '#app/api/index.server.ts'
import { type ApiSidebarData, Sidebar } from '#app/sidebar/index.ts'
import { decodeSegment } from '#app/urls/index.ts'

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
