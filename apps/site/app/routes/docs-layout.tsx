import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import type { ReactElement } from 'react'
import { Sidebar } from '#app/components/layout/sidebar.tsx'
import { docsSidebar } from '#app/lib/docs-sidebar.server.ts'
import { translationOf } from '#app/lib/i18n.server.ts'
import type { DocsSidebarData } from '#app/lib/sidebar.ts'

export async function loader({ params, request }: LoaderFunctionArgs): Promise<DocsSidebarData> {
  const { locale } = await translationOf(request)
  return docsSidebar(params['*'] ?? '', locale)
}

export default function DocsLayoutRoute(): ReactElement {
  return (
    <div className="columns">
      <Sidebar />
      <Outlet />
    </div>
  )
}
