import type { LoaderFunctionArgs } from '@remix-run/node'
import { translationOf } from '#app/languages/index.server.ts'
import { guideTexts } from '#app/search/index.server.ts'

/** The texts of a version's docs that the browser searches, in the address's language. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { locale } = await translationOf(request)
  const texts = guideTexts(locale, (params.file ?? '').replace(/\.json$/, ''))
  return texts ? Response.json(texts) : new Response('Not found', { status: 404 })
}
