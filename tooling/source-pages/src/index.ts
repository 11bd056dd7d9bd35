export { writeSourcePages } from './write-source-pages.ts'
export type { SourcePagesOptions, WrittenSources } from './write-source-pages.ts'
