import { announcementColors } from '#app/announcement/index.server.ts'

/** The announcement's own colours, which no style attribute may set. */
export function loader(): Response {
  return new Response(announcementColors() ?? '', { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
}
