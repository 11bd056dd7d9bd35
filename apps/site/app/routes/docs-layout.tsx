import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { docsPath, docsPlaceAt, docsSidebar } from '#app/docs/index.server.ts'
import { translationOf } from '#app/languages/index.server.ts'
import { type DocsSidebarData, hasTree, Sidebar } from '#app/sidebar/index.ts'

export async function loader({ request }: LoaderFunctionArgs): Promise<DocsSidebarData | null> {
  const { locale } = await translationOf(request)
  const place = docsPlaceAt(docsPath(request), locale)
  return place ? docsSidebar(place, locale) : null
}

/** Sidebar and page of the docs; the 404 page has no sidebar, and a doc may have none. */
export default function DocsLayoutRoute(): ReactElement {
  if (!hasTree(useLoaderData<typeof loader>())) return <Outlet />
  return (
    <div className="columns">
      <Sidebar />
      <Outlet />
    </div>
  )
}
