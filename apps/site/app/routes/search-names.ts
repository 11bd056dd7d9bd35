import type { LoaderFunctionArgs } from '@remix-run/node'
import { graphOf } from '#app/search/index.server.ts'

/** Names for the browser's search, as stored in the graph, or in that of a release. */
export function loader({ params }: Pick<LoaderFunctionArgs, 'params'>): Response {
  const file = graphOf(params.release)?.namesFile()
  if (!file) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(file.bytes), {
    headers: { 'Content-Type': 'application/octet-stream', ETag: `"${file.hash}"` },
  })
}
