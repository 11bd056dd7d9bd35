export { prerender, type PrerenderOptions, type PrerenderResult } from './prerender.ts'
export type { Problem } from './plan.ts'
