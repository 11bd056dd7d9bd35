import type { LoaderFunctionArgs } from '@remix-run/node'
import { symbolAnchors, symbolKey } from '#app/api/index.server.ts'

/** Anchors of each page of a symbol with several, for links to an anchor that is on another one. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const anchors = symbolAnchors(symbolKey(params))
  return anchors ? Response.json(anchors) : new Response('Not found', { status: 404 })
}
