import type { LoaderFunctionArgs } from '@remix-run/node'
import { content } from '#app/data/index.server.ts'
import { contentType } from '@signpost/site-output'

/** A file of the repository that the configuration names. Its name changes with its content. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const path = `/assets/site/${params.file ?? ''}`
  const bytes = content().file(path)
  if (bytes === undefined) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentType(path) } })
}
