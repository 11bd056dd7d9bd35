import { graph } from '#app/data/index.server.ts'

/** Names for the browser's search, as stored in the graph. */
export function loader(): Response {
  const file = graph().namesFile()
  if (!file) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(file.bytes), {
    headers: { 'Content-Type': 'application/octet-stream', ETag: `"${file.hash}"` },
  })
}
