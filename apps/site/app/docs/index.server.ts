// The docs: their pages, sidebars, addresses and fingerprints.

export { docPage } from './doc-page.server.tsx'
export { docsPath, docsPlaceAt, leadsTo } from './docs-place.server.ts'
export { docsSidebar } from './docs-sidebar.server.ts'
export { docsVersion } from './docs-version.server.ts'
export { tagPage } from './tag-page.server.tsx'
