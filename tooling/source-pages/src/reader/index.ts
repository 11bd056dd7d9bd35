export type * from './model.ts'
export { openSources, type FoundSource, type Sources } from './open-sources.ts'
