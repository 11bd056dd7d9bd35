import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { PageView } from '#app/components/layout/page-view.tsx'
import { translationOf } from '#app/lib/i18n.server.ts'
import { missingPage } from '#app/lib/missing-page.server.ts'
import { packagePage } from '#app/lib/package-page.server.tsx'
import { contentMeta } from '#app/lib/page-meta.ts'
import { decodeSegment } from '#app/lib/url-segment.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = decodeSegment(params.package ?? '')
  const page = slug === undefined ? undefined : packagePage(slug, await translationOf(request))
  return page ?? missingPage()
}

export const meta = contentMeta

export default function PackageRoute(): ReactElement {
  return <PageView page={useLoaderData<typeof loader>()} />
}
