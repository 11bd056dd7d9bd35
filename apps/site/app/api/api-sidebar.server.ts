import { cachedPage, graph } from '#app/data/index.server.ts'
import type { ApiSidebarData } from '#app/sidebar/index.ts'
import { byKind } from './symbol-list.tsx'

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
