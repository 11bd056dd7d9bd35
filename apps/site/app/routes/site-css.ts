import { siteCss } from '#app/look/index.server.ts'

/** Configured colours and fonts. */
export function loader(): Response {
  return new Response(siteCss() ?? '', { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
}
