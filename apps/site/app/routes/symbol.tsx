import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { findSymbol, symbolKey, symbolPage } from '#app/api/index.server.ts'
import { translationOf } from '#app/languages/index.server.ts'
import { missingPage } from '#app/not-found/index.server.ts'
import { AnchorFinder } from '#app/navigation/index.ts'
import { contentMeta, PageView } from '#app/page/index.ts'
import { pathOf } from '#app/urls/index.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const translation = await translationOf(request)
  const found = findSymbol(symbolKey(params))
  if (!found) return missingPage()
  if ('redirect' in found) {
    const path = pathOf(translation.locale, { at: 'symbol', page: found.redirect })
    throw redirect(path + (found.anchor ? `#${found.anchor}` : ''), 308)
  }
  return symbolPage(found, translation)
}

export const meta = contentMeta

export default function SymbolRoute(): ReactElement {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <PageView page={page} />
      {page?.anchors !== undefined && <AnchorFinder file={page.anchors} />}
    </>
  )
}
