import { createHash } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { userCache } from '@signpost/files'

/** The folder that holds this tool and its neighbours: `tooling/`. */
const tooling = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The site's folder. */
export const siteFolder: string = join(dirname(tooling), 'apps', 'site')

/** The repository that Signpost itself is. */
export const ownRoot: string = dirname(tooling)

/** The program of a neighbouring tool. */
export function program(tool: 'api-extract' | 'symbol-graph' | 'docs-content' | 'prerender' | 'check-site'): string {
  return join(tooling, tool, 'bin.js')
}

/** Where one root's intermediate data lies: outside the root, the same folder at every run. */
export interface Places {
  root: string
  cache: string
  graph: string
  content: string
}

/**
 * The folders of a root's intermediate data.
 *
 * @param root - The repository to document.
 * @param cache - Where to keep them; absent for a folder of the user's cache, by the root's path. That one is checked to be
 *   the user's own; one that was asked for is used as it is, so that several users or containers can share it.
 * @throws OutputError of `@signpost/files` when the user's cache cannot be trusted.
 */
export function placesOf(root: string, cache?: string): Places {
  const absolute = resolve(root)
  const folder =
    cache === undefined
      ? join(userCache(), createHash('sha256').update(absolute).digest('hex').slice(0, 16))
      : resolve(cache)
  return placesIn(absolute, folder)
}

/** Folders of their own for a dev server: it and a build of the same root do not write over each other's data. */
export function devPlaces({ root, cache }: Places): Places {
  return placesIn(root, join(cache, 'dev'))
}

function placesIn(root: string, cache: string): Places {
  return { root, cache, graph: join(cache, 'graph'), content: join(cache, 'content') }
}
