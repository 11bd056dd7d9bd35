import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { PageView } from '#app/components/layout/page-view.tsx'
import { docPage } from '#app/lib/doc-page.server.tsx'
import { docsPath, docsPlaceAt, leadsTo } from '#app/lib/docs-place.server.ts'
import { translationOf } from '#app/lib/i18n.server.ts'
import { missingPage } from '#app/lib/missing-page.server.ts'
import { contentMeta } from '#app/lib/page-meta.ts'
import { tagPage } from '#app/lib/tag-page.server.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const translation = await translationOf(request)
  const path = docsPath(request)
  const place = docsPlaceAt(path, translation.locale)
  if (place) return place.at === 'doc' ? docPage(place, translation) : tagPage(place, translation)
  const target = leadsTo(path, translation.locale)
  if (target !== undefined) throw redirect(target, 302)
  return missingPage()
}

export const meta = contentMeta

export default function DocRoute(): ReactElement {
  // The data of a page that is not there may be none at all.
  return <PageView page={useLoaderData<typeof loader>() ?? null} />
}
