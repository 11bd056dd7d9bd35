import { announcementColors } from '#app/announcement/index.server.ts'
import {
  anchorFiles,
  documents,
  redirects,
  searchFiles,
  securityTxt,
  securityTxtPath,
  sidebarFiles,
} from '#app/site/index.server.ts'

/** Everything to prerender: pages, files, redirects and 404 pages. */
export function loader(): Response {
  return Response.json({
    documents: documents(),
    redirects: redirects(),
    files: [
      ...['/sitemap.xml', '/robots.txt', '/names.json', '/ro/names.json'],
      ...searchFiles(),
      ...sidebarFiles(),
      ...anchorFiles(),
      ...(securityTxt() === undefined ? [] : [securityTxtPath]),
      ...(announcementColors() === undefined ? [] : ['/announcement.css']),
    ],
    notFound: ['/404', '/ro/404'],
  })
}
