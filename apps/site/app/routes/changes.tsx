import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { changesPage } from '#app/changes/index.server.ts'
import { translationOf } from '#app/languages/index.server.ts'
import { missingPage } from '#app/not-found/index.server.ts'
import { contentMeta, PageView } from '#app/page/index.ts'
import { placeOf } from '#app/urls/index.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const rest = params.number === undefined ? '' : `/${params.number}`
  const place = placeOf(`/api/${encodeURIComponent(params.package ?? '')}/changes${rest}`)?.place
  const page = place?.at === 'changes' ? changesPage(place, await translationOf(request)) : undefined
  return page ?? missingPage()
}

export const meta = contentMeta

export default function ChangesRoute(): ReactElement {
  return <PageView page={useLoaderData<typeof loader>()} />
}
