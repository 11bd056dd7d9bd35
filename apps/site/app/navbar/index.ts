// The navigation bar and the drawer of narrow screens.

export { barItemError, unknownItem } from './bar-item-error.ts'
export { Navbar } from './navbar.tsx'
export { SiteLinkAnchor } from './site-link-anchor.tsx'
