import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

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
 * @param cache - Where to keep them; absent for a folder of the system's temporary folder, by the root's path.
 */
export function placesOf(root: string, cache?: string): Places {
  const absolute = resolve(root)
  const folder = cache === undefined
    ? join(tmpdir(), `signpost-${createHash('sha256').update(absolute).digest('hex').slice(0, 16)}`)
    : resolve(cache)
  return { root: absolute, cache: folder, graph: join(folder, 'graph'), content: join(folder, 'content') }
}
