// The symbol graph, the docs and the configuration on disk, the addresses in them, and the cache of rendered pages; the compiler's answers about examples; source files.

export {
  content,
  docHref,
  mainDocPath,
  repositoryPlace,
  twinHref,
  versionsWithDocs,
  storyHref,
  workbenchHref,
} from './content.server.ts'
export { coverageSlug, hasCoveragePage, packageCoverage } from './coverage.server.ts'
export { exampleAnswers } from './examples.server.ts'
export { graph } from './graph.server.ts'
export { digest } from './digest.server.ts'
export { cachedPage } from './page-cache.server.ts'
export { perGraph } from './per-graph.server.ts'
export { readSymbol } from './read-symbol.server.ts'
export { refreshData } from './refresh-data.server.ts'
export { sourcePageHref, sources } from './sources.server.ts'
export { tagPath } from './tag-path.server.ts'
export { targetPlace, type TargetPlace } from './target-place.server.ts'
export { targetRef } from './target-ref.server.ts'
