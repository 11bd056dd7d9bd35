import { cachedPage } from '#app/data/index.server.ts'
import { catalogue } from './catalogue.server.ts'
import { type Trees, treesOf } from './hierarchy.ts'

/** Trees of the classes and of the interfaces of all packages. */
export function allTrees(): Trees[] {
  return cachedPage('overview/trees', () => {
    return (['class', 'interface'] as const).map((kind) => treesOf(catalogue().symbols, kind))
  })
}
