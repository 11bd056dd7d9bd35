export { prerender, type PrerenderOptions, type PrerenderResult } from './prerender.ts'
export type { HandlerModule, Problem, Redirect, SiteHandler, Sitemap } from './sitemap.ts'
