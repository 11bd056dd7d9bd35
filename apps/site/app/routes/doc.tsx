import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { PageView } from '#app/components/layout/page-view.tsx'
import { docPage } from '#app/lib/doc-page.server.tsx'
import { translationOf } from '#app/lib/i18n.server.ts'
import { missingPage } from '#app/lib/missing-page.server.ts'
import { contentMeta } from '#app/lib/page-meta.ts'
import { tagPage } from '#app/lib/tag-page.server.tsx'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = params['*'] ?? ''
  const translation = await translationOf(request)
  return docPage(slug, translation) ?? tagPage(slug, translation) ?? missingPage()
}

export const meta = contentMeta

export default function DocRoute(): ReactElement {
  return <PageView page={useLoaderData<typeof loader>()} />
}
