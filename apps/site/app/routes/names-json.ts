import type { LoaderFunctionArgs } from '@remix-run/node'
import { translationOf } from '#app/lib/i18n.server.ts'
import { pageNames } from '#app/lib/page-names.server.ts'

/** The names of all pages in the address's language. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { locale } = await translationOf(request)
  return Response.json(pageNames(locale))
}
