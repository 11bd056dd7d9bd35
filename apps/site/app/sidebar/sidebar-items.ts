import type { Kind } from '@signpost/graph-model'
import { useMatches } from '@remix-run/react'
import { shownName } from '#app/api/index.ts'
import type { Translate } from '#app/languages/index.ts'
import { hrefOf, type Locale } from '#app/urls/index.ts'

/** Loader data of the API's sidebar: all packages by name, and the exports of one. */
export interface ApiSidebarData {
  sidebar: 'api'
  packages: readonly { slug: string; name: string }[]
  /** Package of the current page; absent on the list of packages. */
  current?: { slug: string; groups: readonly { kind: Kind; names: readonly string[]; deprecated: readonly string[] }[] }
}

/** Loader data of the docs' sidebar. */
export interface DocsSidebarData {
  sidebar: 'docs'
  items: readonly SidebarItem[]
  /** Docs version of the page. */
  version: string
  /** Addresses of the page in each docs version, in their order; absent when there is only one. */
  twins?: readonly string[]
}

/** Item of a sidebar. With `items` it is a category; a category without `href` only opens and closes. */
export interface SidebarItem {
  label: string
  href?: string
  code?: boolean
  deprecated?: boolean
  /** True for links to other sites. */
  external?: boolean
  /** Initial state of a category; `never` when it cannot be closed. By default long categories are closed. */
  collapse?: 'open' | 'closed' | 'never'
  /** Number of symbols in a category of the API. */
  count?: number
  items?: readonly SidebarItem[]
}

/** Sidebar data of the current page, for any component of the layout. */
export function useSidebarData(): ApiSidebarData | DocsSidebarData | undefined {
  return useMatches()
    .map(({ data }) => data)
    .find(
      (data): data is ApiSidebarData | DocsSidebarData =>
        typeof data === 'object' && data !== null && 'sidebar' in data,
    )
}

/** Items of a sidebar, with addresses and labels in the page's locale. */
export function sidebarItems(
  data: ApiSidebarData | DocsSidebarData,
  locale: Locale,
  t: Translate,
): readonly SidebarItem[] {
  return data.sidebar === 'docs' ? data.items : apiItems(data, locale, t)
}

function apiItems({ packages, current }: ApiSidebarData, locale: Locale, t: Translate): readonly SidebarItem[] {
  return packages.map(({ slug, name }) => {
    const item: SidebarItem = { label: name, href: hrefOf(locale, { at: 'package', slug }), code: true }
    if (current?.slug !== slug) return item
    const groups = current.groups.map(
      ({ kind, names, deprecated }): SidebarItem => ({
        label: t(`kinds.${kind}`),
        count: names.length,
        items: names.map((symbol) => ({
          label: shownName(symbol),
          href: hrefOf(locale, { at: 'symbol', page: { slug, kind, name: symbol } }),
          code: true,
          deprecated: deprecated.includes(symbol),
        })),
      }),
    )
    return { ...item, items: groups, collapse: 'never' }
  })
}

/** Whether two addresses are of one page. Ignores case and a final slash. */
export function samePage(a: string, b: string): boolean {
  const plain = (path: string): string => path.replace(/\/$/, '').toLowerCase()
  return plain(a) === plain(b)
}

/** Whether an item is the page, or contains it at any depth. */
export function holdsPage(item: SidebarItem, path: string): boolean {
  return (item.href !== undefined && samePage(item.href, path)) || !!item.items?.some((child) => holdsPage(child, path))
}
