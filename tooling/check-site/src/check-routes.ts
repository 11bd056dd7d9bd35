import type { DuplicateRoute } from './findings.ts'
import type { SiteFiles } from './site-files.ts'

/** Finds paths with several files, ignoring letter case and a trailing slash, as some hosts do. */
export function checkRoutes({ pages }: SiteFiles): DuplicateRoute[] {
  const routes = new Map<string, { path: string; files: string[] }>()
  for (const { path, file } of pages) {
    const key = path.toLowerCase().replace(/\/$/, '')
    const route = routes.get(key) ?? { path, files: [] }
    route.files.push(file)
    routes.set(key, route)
  }
  return [...routes.values()].filter(({ files }) => files.length > 1)
}
