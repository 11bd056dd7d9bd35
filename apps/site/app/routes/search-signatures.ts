import type { LoaderFunctionArgs } from '@remix-run/node'
import { graphOf } from '#app/search/index.server.ts'

/** File of the search by signatures, as stored in the graph: `0.json` is the root file, the others are its pieces. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const number = /^(?<number>\d{1,6})\.json$/u.exec(params.file ?? '')?.groups?.number
  const file = number === undefined ? undefined : graphOf(params.release)?.signaturesFile(Number(number))
  if (!file) return new Response('Not found', { status: 404 })
  return new Response(file.text, {
    headers: { 'Content-Type': 'application/json; charset=utf-8', ETag: `"${file.hash}"` },
  })
}
