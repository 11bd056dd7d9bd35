import type { LoaderFunctionArgs } from '@remix-run/node'
import { translationOf } from '#app/languages/index.server.ts'
import { pageNames } from '#app/not-found/index.server.ts'

/** Names of all pages in the locale of the address. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { locale } = await translationOf(request)
  return Response.json(pageNames(locale))
}
