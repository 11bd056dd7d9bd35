import type { DuplicateRoute } from './findings.ts'
import type { SiteFiles } from './site-files.ts'

/**
 * Finds paths with several files, ignoring letter case and a trailing slash, as some hosts do. Each path is reported once: its
 * docs when the content step found them, otherwise the files of the site.
 *
 * @param found - Docs with one address, found by the content step. They have no locale.
 */
export function checkRoutes({ pages }: SiteFiles, found: readonly DuplicateRoute[] = []): DuplicateRoute[] {
  const docs = new Map<string, { path: string; files: string[] }>()
  for (const { path, files } of found) {
    const known = docs.get(keyOf(path))
    docs.set(keyOf(path), { path: known?.path ?? path, files: [...new Set([...(known?.files ?? []), ...files])] })
  }
  const routes = new Map<string, { path: string; locale: string; files: string[] }>()
  for (const { path, locale, file } of pages) {
    const route = routes.get(keyOf(path)) ?? { path, locale, files: [] }
    route.files.push(file)
    routes.set(keyOf(path), route)
  }
  const files = [...routes.values()].filter(
    ({ path, locale, files }) =>
      files.length > 1 && !docs.has(keyOf(locale === '' ? path : path.slice(locale.length + 1))),
  )
  return [...docs.values(), ...files.map(({ path, files }) => ({ path, files }))]
}

function keyOf(path: string): string {
  return path.toLowerCase().replace(/\/$/, '')
}
