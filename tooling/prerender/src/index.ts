export { placeApp } from './place-app.ts'
export { loadApp, type AppModule, type LoadedApp } from './pool.ts'
export { prerender, type PrerenderOptions, type PrerenderResult } from './prerender.ts'
export { problemsOf, progressOn, summaryOf } from './summary.ts'
