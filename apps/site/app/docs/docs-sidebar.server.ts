import type { SidebarItem as ContentItem } from '@signpost/docs-content/reader'
import { docHref, twinHref, versionsWithDocs } from '#app/data/index.server.ts'
import type { DocsSidebarData, SidebarItem } from '#app/sidebar/index.ts'
import { inLocale, type Locale, withBase } from '#app/urls/index.ts'
import type { DocsPlace } from './docs-place.server.ts'

/** The page that the sidebar is for. */
interface Reading {
  locale: Locale
  version: string
  id: string | undefined
}

/**
 * Sidebar of a page of the docs: that of the doc, none for a doc without one, and the first of the version for its tags. It
 * lists an unlisted doc on that doc's own page only.
 */
export function docsSidebar(place: DocsPlace, locale: Locale): DocsSidebarData {
  const { version } = place
  const doc = place.at === 'doc' ? place.doc : undefined
  const sidebar = doc ? version.sidebars.find(({ name }) => name === doc.sidebar) : version.sidebars[0]
  const reading = { locale, version: version.name, id: doc?.id }
  const versions = versionsWithDocs(locale)
  return {
    sidebar: sidebar?.name ?? '',
    items: JSON.stringify(sidebar?.items.flatMap((item) => sidebarItem(item, reading)) ?? []),
    version: version.name,
    ...(versions.length > 1 && { twins: versions.map((other) => twinHref(locale, other, doc)) }),
  }
}

function sidebarItem(item: ContentItem, reading: Reading): SidebarItem[] {
  const { locale, version, id } = reading
  switch (item.type) {
    case 'doc': {
      const href = docHref(locale, version, item.id)
      return (item.unlisted && item.id !== id) || href === undefined ? [] : [{ label: item.label, href }]
    }
    case 'link':
      return item.href.startsWith('/')
        ? [{ label: item.label, href: withBase(inLocale(item.href, locale)) }]
        : [{ label: item.label, href: item.href, external: true }]
    case 'category': {
      const href =
        item.id === undefined || (item.linkUnlisted && item.id !== id) ? undefined : docHref(locale, version, item.id)
      const items = item.items.flatMap((child) => sidebarItem(child, reading))
      const line: SidebarItem = { label: item.label, ...(href !== undefined && { href }) }
      if (items.length === 0) return href === undefined ? [] : [line]
      return [{ ...line, items, collapse: !item.collapsible ? 'never' : item.collapsed ? 'closed' : 'open' }]
    }
  }
}
