import type { Kind } from '@signpost/symbol-graph/reader'
import { useMatches } from '@remix-run/react'
import { shownName } from '#app/api/index.ts'
import type { Translate } from '#app/languages/index.ts'
import { hrefOf, type Locale } from '#app/urls/index.ts'

/** The API's sidebar as a loader sends it: every package by name, and what one of them exports. */
export interface ApiSidebarData {
  sidebar: 'api'
  packages: readonly { slug: string; name: string }[]
  /** The package whose pages one is on; absent on the list of packages. */
  current?: { slug: string; groups: readonly { kind: Kind; names: readonly string[]; deprecated: readonly string[] }[] }
}

/** The docs' sidebar as a loader sends it. */
export interface DocsSidebarData {
  sidebar: 'docs'
  items: readonly SidebarItem[]
  /** The docs version of the page. */
  version: string
  /** The page in each version of the site, in their order; absent where there is one. */
  twins?: readonly string[]
}

/** A line of a sidebar. With `items` it is a category; one without `href` only opens and closes. */
export interface SidebarItem {
  label: string
  href?: string
  code?: boolean
  deprecated?: boolean
  /** Leads to another site. */
  external?: boolean
  /** How a category is at first; `never` for one that always stands open. Long ones are closed unless something is said. */
  collapse?: 'open' | 'closed' | 'never'
  /** How many symbols the category has, when that is worth a number. */
  count?: number
  items?: readonly SidebarItem[]
}

/** The sidebar's data of the page one is on, wherever in the layout it is asked for. */
export function useSidebarData(): ApiSidebarData | DocsSidebarData | undefined {
  return useMatches()
    .map(({ data }) => data)
    .find(
      (data): data is ApiSidebarData | DocsSidebarData =>
        typeof data === 'object' && data !== null && 'sidebar' in data,
    )
}

/** The lines of a sidebar with addresses and words in the page's language. */
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

/** Two addresses of one page: letter case and a final slash do not count. */
export function samePage(a: string, b: string): boolean {
  const plain = (path: string): string => path.replace(/\/$/, '').toLowerCase()
  return plain(a) === plain(b)
}

/** True for a category that is, or somewhere holds, the page. */
export function holdsPage(item: SidebarItem, path: string): boolean {
  return (item.href !== undefined && samePage(item.href, path)) || !!item.items?.some((child) => holdsPage(child, path))
}
