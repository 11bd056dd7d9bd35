// The site as its configuration describes it, its sitemap and security.txt.

export { securityTxt, securityTxtPath } from './security-txt.server.ts'
export { site } from './site.server.ts'
export {
  anchorFiles,
  badgeFiles,
  documents,
  listedDocuments,
  namedPackages,
  offeredLocales,
  offeredRoutes,
  redirects,
  searchFiles,
  sidebarFiles,
} from './sitemap.server.ts'
