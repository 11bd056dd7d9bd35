import { byKind } from '#app/components/api/symbol-list.tsx'
import { graph } from './graph.server.ts'
import { cachedPage } from './page-cache.server.ts'
import type { ApiSidebarData } from './sidebar.ts'

/** The API's sidebar for the pages of a package; for none, or one that does not exist, only the list of packages. */
export function apiSidebar(slug: string | undefined): ApiSidebarData {
  return cachedPage(`sidebar/${slug ?? ''}`, () => {
    const packages = graph().manifest.packages.map(({ slug, name }) => ({ slug, name }))
    const index = slug === undefined ? undefined : graph().package(slug)
    if (!index) return { sidebar: 'api', packages }
    const groups = byKind(index.symbols).map(({ kind, entries }) => ({
      kind,
      names: entries.map(({ name }) => name),
      deprecated: entries.filter(({ deprecated }) => deprecated).map(({ name }) => name),
    }))
    return { sidebar: 'api', packages, current: { slug: index.slug, groups } }
  })
}
