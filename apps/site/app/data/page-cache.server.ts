import { contentFolder } from './content.server.ts'
import { examplesFolder } from './examples.server.ts'
import { graphFolder } from './graph.server.ts'
import { sourcesFolder } from './sources.server.ts'

/** Maximum number of cached pages. A usual page is 20 kB, so the cache stays near 10 MB. */
const limit = 512

const pages = new Map<string, unknown>()
let generation = ''

/**
 * Returns the cached result of `make` for a key; new data of any kind empties the cache.
 *
 * On a server, the document of a page and its data for client navigation are two requests for the same content.
 */
export function cachedPage<T>(key: string, make: () => T): T {
  const folders = [graphFolder, contentFolder, examplesFolder, sourcesFolder]
  const present = folders.map((folder) => folder.generation()).join('/')
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
