import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { PageView } from '#app/components/layout/page-view.tsx'
import { translationOf } from '#app/lib/i18n.server.ts'
import { packagesPage } from '#app/lib/package-page.server.tsx'
import type { ContentPage } from '#app/lib/page.ts'
import { contentMeta } from '#app/lib/page-meta.ts'

export async function loader({ request }: LoaderFunctionArgs): Promise<ContentPage> {
  return packagesPage(await translationOf(request))
}

export const meta = contentMeta

export default function ApiIndexRoute(): ReactElement {
  return <PageView page={useLoaderData<typeof loader>()} />
}
