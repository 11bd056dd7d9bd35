import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { homePage } from '#app/home/index.server.ts'
import { HomeView } from '#app/home/index.ts'
import { translationOf } from '#app/languages/index.server.ts'
import { contentMeta } from '#app/page/index.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return homePage(await translationOf(request))
}

export const meta = contentMeta

export default function HomeRoute(): ReactElement {
  return <HomeView page={useLoaderData<typeof loader>()} />
}
