export { prerender, type PrerenderOptions, type PrerenderResult } from './prerender.ts'
