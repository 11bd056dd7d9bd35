import { contentGeneration } from './content.server.ts'
import { graphGeneration } from './graph.server.ts'

/** Pages kept. A page of the usual size is 20 kB, so this stays near 10 MB. */
const limit = 512

const pages = new Map<string, unknown>()
let generation = ''

/**
 * What `make` made for this key from the graph and the docs as they are now, made once.
 *
 * The document of a page and its data for client navigation are two requests for the same content.
 */
export function cachedPage<T>(key: string, make: () => T): T {
  const present = `${graphGeneration()}/${contentGeneration()}`
  if (generation !== present) {
    pages.clear()
    generation = present
  }
  if (pages.has(key)) return pages.get(key) as T
  const page = make()
  if (pages.size >= limit) pages.delete(pages.keys().next().value!)
  pages.set(key, page)
  return page
}
