import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { translationOf } from '#app/languages/index.server.ts'
import { missingPage } from '#app/not-found/index.server.ts'
import { overviewPage } from '#app/overview/index.server.ts'
import { contentMeta, PageView } from '#app/page/index.ts'
import { placeOf, withoutBase } from '#app/urls/index.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const place = placeOf(withoutBase(new URL(request.url).pathname) ?? '/')?.place
  const page = place?.at === 'overview' ? overviewPage(place, await translationOf(request)) : undefined
  return page ?? missingPage()
}

export const meta = contentMeta

export default function OverviewRoute(): ReactElement {
  return <PageView page={useLoaderData<typeof loader>()} />
}
