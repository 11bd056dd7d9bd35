// The configured look: style sheets, fonts and a script of another host in the document.

export { ConfiguredLinks, FontPreloads } from './look-links.tsx'
export type { SiteLook } from './site-look.ts'
