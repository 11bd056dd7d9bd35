import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { PageView } from '#app/components/layout/page-view.tsx'
import { translationOf } from '#app/lib/i18n.server.ts'
import { missingPage } from '#app/lib/missing-page.server.ts'
import { contentMeta } from '#app/lib/page-meta.ts'
import { findSymbol, symbolKey, symbolPage } from '#app/lib/symbol-page.server.tsx'
import { pathOf } from '#app/lib/urls.ts'

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
  return <PageView page={useLoaderData<typeof loader>()} />
}
