import { cachedPage, graph } from '#app/data/index.server.ts'
import type { ApiSidebarData } from '#app/sidebar/index.ts'
import { byKind } from './symbol-list.tsx'

/** Sidebar of the API for the pages of a package; only the list of packages without a slug or for an unknown one. */
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
