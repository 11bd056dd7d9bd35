import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { PageView } from '#app/components/layout/page-view.tsx'
import { docPage } from '#app/lib/doc-page.server.tsx'
import { translationOf } from '#app/lib/i18n.server.ts'
import { missingPage } from '#app/lib/missing-page.server.ts'
import { contentMeta } from '#app/lib/page-meta.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  return docPage(params['*'] ?? '', await translationOf(request)) ?? missingPage()
}

export const meta = contentMeta

export default function DocRoute(): ReactElement {
  return <PageView page={useLoaderData<typeof loader>()} />
}
