import type { LoaderFunctionArgs } from '@remix-run/node'
import { sidebarList } from '#app/api/index.server.ts'

/** A list of the API's sidebar. Its name changes with its content. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const text = sidebarList((params.file ?? '').replace(/\.json$/, ''))
  if (text === undefined) return new Response('Not found', { status: 404 })
  return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
}
