import type { LoaderFunctionArgs } from '@remix-run/node'
import { content } from '#app/data/index.server.ts'

/** A file of the repository that the configuration names. Its name changes with its content. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const file = content().file(`/assets/site/${params.file ?? ''}`)
  if (file === undefined) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(file.bytes), { headers: { 'Content-Type': file.type } })
}
