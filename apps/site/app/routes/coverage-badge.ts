import type { LoaderFunctionArgs } from '@remix-run/node'
import { packageCoverage } from '#app/data/index.server.ts'
import { translationOf } from '#app/languages/index.server.ts'
import { coverageBadge } from '#app/programs/index.server.ts'

/** Badge with the coverage of a package, for its README. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const found = packageCoverage().find(({ slug }) => `${slug}.svg` === params.file)
  if (found === undefined) return new Response('Not found', { status: 404 })
  const { t } = await translationOf(request)
  const words = { documented: t('coverage.documented'), checked: t('coverage.checked') }
  return new Response(coverageBadge(found, words), { headers: { 'Content-Type': 'image/svg+xml' } })
}
