// The API reference: pages of packages and symbols, rendered on the server.

export { apiSidebar, sidebarList, sidebarLists } from './api-sidebar.server.tsx'
export { DocText } from './doc-text.tsx'
export { DeprecatedBanner } from './docs-blocks.tsx'
export { SignatureDetails } from './signature-details.tsx'
export { KindBadge } from './kind-badge.tsx'
export { packagePage, packagesPage } from './package-page.server.tsx'
export { pageVersion } from './page-version.server.ts'
export { Signature } from './signature.tsx'
export { StatusBadges } from './status-badges.tsx'
export { anchorsPath, findSymbol, symbolAnchors, symbolKey, symbolPage } from './symbol-page.server.tsx'
