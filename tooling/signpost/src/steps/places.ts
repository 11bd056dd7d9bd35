import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { userCache } from '@signpost/files'

const require = createRequire(import.meta.url)

/** Folder of the app: `apps/site` in Signpost's own repository, else the installed package. */
export const siteFolder: string = dirname(require.resolve('@signpost/site/package.json'))

/** Folder of the app's texts of the interface, `<locale>/*.json`. */
export const stringsFolder: string = join(siteFolder, 'app', 'locales')

/** Signpost's own repository. Where Signpost is installed it is a `node_modules`, which is no root. */
export const ownRoot: string = dirname(dirname(siteFolder))

/** Tools whose programs are steps of a build, or commands of their own. */
export type Tool =
  | 'api-extract'
  | 'api-review'
  | 'symbol-graph'
  | 'docs-content'
  | 'examples'
  | 'prerender'
  | 'source-pages'
  | 'check-site'

/** Folder of another tool's package. */
export function workspaceOf(tool: Tool): string {
  return dirname(require.resolve(`@signpost/${tool}/package.json`))
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
  /** The compiler's answers about examples; there is none when they are not checked. */
  examples: string
  /** Pages of source files; there is none when the configuration wants none. */
  sources: string
  /** Published releases, which a dev server shares with a build: a release is extracted once. */
  releases: string
  /** Manifest of the package that draws images; empty where there is none. Absent: the app looks beside itself. */
  resvg?: string
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
  return placesIn(absolute, folder, folder)
}

/** Folders for a dev server, so that it and a build of the same root do not overwrite each other's data. */
export function devPlaces({ root, cache, resvg }: Places): Places {
  return { ...placesIn(root, join(cache, 'dev'), cache), ...(resvg !== undefined && { resvg }) }
}

function placesIn(root: string, cache: string, shared: string): Places {
  return {
    root,
    cache,
    graph: join(cache, 'graph'),
    content: join(cache, 'content'),
    examples: join(cache, 'examples'),
    sources: join(cache, 'sources'),
    releases: join(shared, 'releases'),
  }
}

/** Environment variables by which the app finds a root's data. */
export function dataEnvironment(places: Places): Record<string, string> {
  return {
    SIGNPOST_GRAPH: places.graph,
    SIGNPOST_CONTENT: places.content,
    SIGNPOST_EXAMPLES: places.examples,
    SIGNPOST_SOURCES: places.sources,
    SIGNPOST_RELEASES: places.releases,
    ...(places.resvg !== undefined && { SIGNPOST_RESVG: places.resvg }),
  }
}
