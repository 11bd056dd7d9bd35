import type { LoaderFunctionArgs } from '@remix-run/node'
import { translationOf } from '#app/languages/index.server.ts'
import { drawImage } from '#app/social-images/index.server.ts'
import { withoutBase } from '#app/urls/index.ts'

/** Image of a page for previews of links to it. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const path = withoutBase(new URL(request.url).pathname)
  const image = path === undefined ? undefined : drawImage(path, await translationOf(request))
  if (image === undefined) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } })
}
