import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { docPage, docsPath, docsPlaceAt, leadsTo, tagPage } from '#app/docs/index.server.ts'
import { translationOf } from '#app/languages/index.server.ts'
import { missingPage } from '#app/not-found/index.server.ts'
import { contentMeta, PageView } from '#app/page/index.ts'
import { sourcePage } from '#app/source/index.server.ts'
import { placeOf, withoutBase } from '#app/urls/index.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const translation = await translationOf(request)
  const path = docsPath(request)
  const place = docsPlaceAt(path, translation.locale)
  if (place) return place.at === 'doc' ? docPage(place, translation) : tagPage(place, translation)
  const found = placeOf(withoutBase(new URL(request.url).pathname) ?? '/')?.place
  const source = found?.at === 'source' ? sourcePage(found, translation) : undefined
  if (source) return source
  const target = leadsTo(path, translation.locale)
  if (target !== undefined) throw redirect(target, 302)
  return missingPage()
}

export const meta = contentMeta

export default function DocRoute(): ReactElement {
  // On a static host, a missing page may have no data at all.
  return <PageView page={useLoaderData<typeof loader>() ?? null} />
}
