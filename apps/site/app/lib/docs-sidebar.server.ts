import type { SidebarItem as ContentItem } from '@signpost/docs-content/reader'
import { content, docHref } from './content.server.ts'
import type { Locale } from './locales.ts'
import type { DocsSidebarData, SidebarItem } from './sidebar.ts'
import { inLocale, withBase } from './urls.ts'

/** Whose page one is on, and in which language. */
interface Reading {
  locale: Locale
  id: string | undefined
}

/** The sidebar of a doc in a language: its own, or the first there is. An unlisted doc is in it on its own page only. */
export function docsSidebar(slug: string, locale: Locale): DocsSidebarData {
  const doc = content().doc(locale, slug)
  const sidebar = (doc?.sidebar != null && content().sidebar(locale, doc.sidebar)) || content().sidebars(locale)[0]
  const reading = { locale, id: doc?.id }
  return { sidebar: 'docs', items: sidebar?.items.flatMap((item) => sidebarItem(item, reading)) ?? [] }
}

function sidebarItem(item: ContentItem, reading: Reading): SidebarItem[] {
  const { locale, id } = reading
  switch (item.type) {
    case 'doc': {
      const href = docHref(locale, item.id)
      return (item.unlisted && item.id !== id) || href === undefined ? [] : [{ label: item.label, href }]
    }
    case 'link':
      return item.href.startsWith('/')
        ? [{ label: item.label, href: withBase(inLocale(item.href, locale)) }]
        : [{ label: item.label, href: item.href, external: true }]
    case 'category': {
      const href = item.id === undefined || (item.linkUnlisted && item.id !== id) ? undefined : docHref(locale, item.id)
      const items = item.items.flatMap((child) => sidebarItem(child, reading))
      const line: SidebarItem = { label: item.label, ...(href !== undefined && { href }) }
      if (items.length === 0) return href === undefined ? [] : [line]
      return [{ ...line, items, collapse: !item.collapsible ? 'never' : item.collapsed ? 'closed' : 'open' }]
    }
  }
}
