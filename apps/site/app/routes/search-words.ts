import type { LoaderFunctionArgs } from '@remix-run/node'
import { wordsPiece } from '#app/search/index.server.ts'

/** Piece of the index of words for the browser's search. Its name changes with its content. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const piece = wordsPiece(params.piece ?? '', params.release)
  if (!piece) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(piece), { headers: { 'Content-Type': 'application/octet-stream' } })
}
