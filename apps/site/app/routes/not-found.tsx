import type { ReactElement } from 'react'
import { PageView } from '#app/components/layout/page-view.tsx'
import { missingPage } from '#app/lib/missing-page.server.ts'
import { contentMeta } from '#app/lib/page-meta.ts'

export function loader() {
  return missingPage()
}

export const meta = contentMeta

export default function NotFoundRoute(): ReactElement {
  return <PageView page={null} />
}
