import { releaseOfSlug } from '@signpost/graph-model/model'
import { useMatches } from '@remix-run/react'
import { kindAnchor } from '#app/api/index.ts'
import type { Translate } from '#app/languages/index.ts'
import { hrefOf, type Locale, overviews, placeOf, shownName, withBase, withoutBase } from '#app/urls/index.ts'
import type { ApiLists, ListHashes } from './lists.ts'

/** Loader data of the API's sidebar. Its lists are files, named by their hashes. */
export interface ApiSidebarData extends ListHashes {
  sidebar: 'api'
  /** HTML of the page's place in the API. */
  html: string
}

/** Loader data of the docs' sidebar. */
export interface DocsSidebarData {
  /** Name in the configuration, `tutorialSidebar` by default; empty for a page without a sidebar. */
  sidebar: string
  /** {@link SidebarItem}s as JSON text, which the page data omits. */
  items: string
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

function isSidebar(data: unknown): data is ApiSidebarData | DocsSidebarData {
  return typeof data === 'object' && data !== null && 'sidebar' in data
}

/** Whether the data of a route is that of the API's sidebar. A sidebar of the docs may have its name. */
export function isApiSidebar(data: unknown): data is ApiSidebarData {
  return isSidebar(data) && 'packages' in data
}

/** Whether the data of a route is that of a sidebar with a tree; a doc can be without one. */
export function hasTree(data: unknown): boolean {
  return isSidebar(data) && data.sidebar !== ''
}

/** Sidebar data of the current page, for any component of the layout. */
export function useSidebarData(): ApiSidebarData | DocsSidebarData | undefined {
  return useMatches()
    .map(({ data }) => data)
    .find(isSidebar)
}

/** Maximum length of a list of symbols of one kind. A longer one shows those around the current page, and links to the others. */
const mostNames = 1000

/** Whether a list is shown in part, by the page. */
export function isLong({ current }: ApiLists): boolean {
  return !!current?.symbols.some(({ names }) => names.length > mostNames)
}

/**
 * Items of the API's sidebar, with addresses and labels in the page's locale.
 *
 * @param path - Path of the page; any for lists that are not {@link isLong}.
 */
export function apiItems(
  { packages, current }: ApiLists,
  path: string,
  locale: Locale,
  t: Translate,
): readonly SidebarItem[] {
  const place = placeOf(withoutBase(path) ?? path)?.place
  const page = place?.at === 'symbol' ? place.page : undefined
  const lists = overviews
    .filter((of) => of !== 'deprecated' || packages.some((one) => one.hasDeprecated))
    .map((of): SidebarItem => ({ label: t(`overview.${of}`), href: hrefOf(locale, { at: 'overview', of }) }))
  const tree = packages.map(({ slug, name }) => {
    const release = current && releaseOfSlug(current.slug)
    if (current === undefined || (release?.of ?? current.slug) !== slug)
      return { label: name, href: hrefOf(locale, { at: 'package', slug }), code: true }
    const shown = current.slug
    const item: SidebarItem = {
      label: release === undefined ? name : `${name} ${release.version}`,
      href: hrefOf(locale, { at: 'package', slug: shown }),
      code: true,
    }
    const groups = current.symbols.map(({ kind, names, deprecated }): SidebarItem => {
      const old = new Set(deprecated)
      const items = namesAround(names, page?.kind === kind ? page.name : undefined).map(
        (symbol): SidebarItem => ({
          label: shownName(symbol),
          href: hrefOf(locale, { at: 'symbol', page: { slug: shown, kind, name: symbol } }),
          code: true,
          deprecated: old.has(symbol),
        }),
      )
      const all: SidebarItem = {
        label: t('sidebar.all', { count: names.length }),
        href: hrefOf(locale, { at: 'package', slug: shown }, kindAnchor(kind)),
      }
      return {
        label: t(`kinds.${kind}`),
        count: names.length,
        items: items.length < names.length ? [...items, all] : items,
      }
    })
    return { ...item, items: groups, collapse: 'never' } satisfies SidebarItem
  })
  return [...tree, ...lists]
}

/** Names around that of the page, at most {@link mostNames}. */
function namesAround(names: readonly string[], name: string | undefined): readonly string[] {
  if (names.length <= mostNames) return names
  const at = name === undefined ? -1 : names.findIndex((one) => one.toLowerCase() === name.toLowerCase())
  const from = Math.max(0, Math.min(at - mostNames / 2, names.length - mostNames))
  return names.slice(from, from + mostNames)
}

/**
 * Address of the sidebar item for a page of the API: changes use that of their package, further pages that of their first page.
 *
 * @param path - Path of the page, as the router sees it.
 */
export function lineOf(path: string): string {
  const { locale, place } = placeOf(path.replace(/(?<=.)\/$/, '')) ?? {}
  if (locale === undefined || place === undefined) return withBase(path)
  if (place.at === 'overview') return hrefOf(locale, { at: 'overview', of: place.of })
  if (place.at === 'changes') return hrefOf(locale, { at: 'package', slug: place.slug })
  if (place.at !== 'symbol') return withBase(path)
  const { slug, kind, name } = place.page
  return hrefOf(locale, { at: 'symbol', page: { slug, kind, name } })
}

/** Whether two addresses lead to the same page. Ignores case and a final slash; no address is that of no page. */
export function samePage(a: string, b: string | undefined): boolean {
  const plain = (path: string): string => path.replace(/\/$/, '').toLowerCase()
  return b !== undefined && plain(a) === plain(b)
}

/** Whether an item is the page, or contains it at any depth. */
export function holdsPage(item: SidebarItem, path: string | undefined): boolean {
  return (item.href !== undefined && samePage(item.href, path)) || !!item.items?.some((child) => holdsPage(child, path))
}
