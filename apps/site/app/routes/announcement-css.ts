import { announcementColors } from '#app/announcement/index.server.ts'

/**
 * Configured colours of the announcement. They need a stylesheet, because the content security policy blocks style
 * attributes.
 */
export function loader(): Response {
  return new Response(announcementColors() ?? '', { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
}
