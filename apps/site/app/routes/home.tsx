import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { HomeView } from '#app/components/home/home-view.tsx'
import { homePage } from '#app/lib/home-page.server.tsx'
import { translationOf } from '#app/lib/i18n.server.ts'
import { contentMeta } from '#app/lib/page-meta.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return homePage(await translationOf(request))
}

export const meta = contentMeta

export default function HomeRoute(): ReactElement {
  return <HomeView page={useLoaderData<typeof loader>()} />
}
