import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { coveragePage, packagePage } from '#app/api/index.server.ts'
import { coverageSlug, hasCoveragePage } from '#app/data/index.server.ts'
import { translationOf } from '#app/languages/index.server.ts'
import { missingPage } from '#app/not-found/index.server.ts'
import { contentMeta, PageView } from '#app/page/index.ts'
import { decodeSegment } from '#app/urls/index.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = decodeSegment(params.package ?? '')
  const translation = await translationOf(request)
  const page = slug === undefined ? undefined : packagePage(slug, translation)
  if (page === undefined && slug === coverageSlug && hasCoveragePage()) return coveragePage(translation)
  return page ?? missingPage()
}

export const meta = contentMeta

export default function PackageRoute(): ReactElement {
  return <PageView page={useLoaderData<typeof loader>()} />
}
