import type { LoaderFunctionArgs } from '@remix-run/node'
import { translationOf } from '#app/languages/index.server.ts'
import { guideTexts } from '#app/search/index.server.ts'

/** Texts of a docs version in the locale of the address, for the browser's search. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { locale } = await translationOf(request)
  const texts = guideTexts(locale, (params.file ?? '').replace(/\.json$/, ''))
  return texts ? Response.json(texts) : new Response('Not found', { status: 404 })
}
