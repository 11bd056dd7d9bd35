import type { SidebarItem as ContentItem } from '@signpost/docs-content/reader'
import { content, docHref } from './content.server.ts'
import type { Locale } from './locales.ts'
import type { DocsSidebarData, SidebarItem } from './sidebar.ts'

/** The sidebar of a doc in a language: its own, or the first there is. */
export function docsSidebar(slug: string, locale: Locale): DocsSidebarData {
  const name = content().doc(locale, slug)?.sidebar
  const sidebar = (name != null && content().sidebar(locale, name)) || content().sidebars(locale)[0]
  return { sidebar: 'docs', items: sidebar?.items.flatMap((item) => sidebarItem(item, locale)) ?? [] }
}

function sidebarItem(item: ContentItem, locale: Locale): SidebarItem[] {
  switch (item.type) {
    case 'doc': {
      const href = docHref(locale, item.id)
      return item.unlisted || href === undefined ? [] : [{ label: item.label, href }]
    }
    case 'link':
      return [{ label: item.label, href: item.href }]
    case 'category': {
      const href = item.id === undefined || item.linkUnlisted ? undefined : docHref(locale, item.id)
      const items = item.items.flatMap((child) => sidebarItem(child, locale))
      const line: SidebarItem = { label: item.label, ...(href !== undefined && { href }) }
      if (items.length > 0) return [{ ...line, items }]
      return href === undefined ? [] : [line]
    }
  }
}
