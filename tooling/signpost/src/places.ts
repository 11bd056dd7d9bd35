import { createHash } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { userCache } from '@signpost/files'

/** `tooling/`. */
const tooling = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** `apps/site/`. */
export const siteFolder: string = join(dirname(tooling), 'apps', 'site')

/** Signpost's own repository. */
export const ownRoot: string = dirname(tooling)

/** Tools whose programs are steps of a build. */
export type Tool = 'api-extract' | 'symbol-graph' | 'docs-content' | 'prerender' | 'check-site'

/** Folder of another tool's workspace. */
export function workspaceOf(tool: Tool): string {
  return join(tooling, tool)
}

/** Program of another tool. */
export function program(tool: Tool): string {
  return join(workspaceOf(tool), 'bin.js')
}

/** Folders of a root's intermediate data, outside the root and the same in each run. */
export interface Places {
  root: string
  cache: string
  graph: string
  content: string
}

/**
 * Returns the folders of a root's intermediate data.
 *
 * @param root - The repository to document.
 * @param cache - Default: a folder of the user's cache by the root's path, which must be owned by the user. A given folder may
 *   have any owner, so that users or containers can share it.
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

/** Folders for a dev server, so that it and a build of the same root do not overwrite each other's data. */
export function devPlaces({ root, cache }: Places): Places {
  return placesIn(root, join(cache, 'dev'))
}

function placesIn(root: string, cache: string): Places {
  return { root, cache, graph: join(cache, 'graph'), content: join(cache, 'content') }
}
