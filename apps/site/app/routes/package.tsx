import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { coveragePage, packagePage } from '#app/api/index.server.ts'
import { coverageSlug, hasCoveragePage } from '#app/data/index.server.ts'
import { translationOf } from '#app/languages/index.server.ts'
import { missingPage } from '#app/not-found/index.server.ts'
import { contentMeta, PageView } from '#app/page/index.ts'
import { namedPackages } from '#app/site/index.server.ts'
import { decodeSegment, pathOf } from '#app/urls/index.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = decodeSegment(params.package ?? '')
  const translation = await translationOf(request)
  const page = slug === undefined ? undefined : packagePage(slug, translation)
  if (page === undefined && slug === coverageSlug && hasCoveragePage()) return coveragePage(translation)
  if (page !== undefined) return page
  const named = namedPackages().get(slug ?? '')
  if (named === undefined) return missingPage()
  throw redirect(pathOf(translation.locale, { at: 'package', slug: named }), 308)
}

export const meta = contentMeta

export default function PackageRoute(): ReactElement {
  return <PageView page={useLoaderData<typeof loader>()} />
}
