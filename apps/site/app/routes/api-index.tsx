import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { packagesPage } from '#app/api/index.server.ts'
import { translationOf } from '#app/languages/index.server.ts'
import { contentMeta, type ContentPage, PageView } from '#app/page/index.ts'

export async function loader({ request }: LoaderFunctionArgs): Promise<ContentPage> {
  return packagesPage(await translationOf(request))
}

export const meta = contentMeta

export default function ApiIndexRoute(): ReactElement {
  return <PageView page={useLoaderData<typeof loader>()} />
}
