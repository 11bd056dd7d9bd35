import { localized } from '../config/localized.ts'
import type { SidebarItem } from '../reader/model.ts'
import type { DocsPlan } from './plan-docs.ts'
import type { LocaleDocs } from './read-docs.ts'
import type { PlannedItem } from './sidebar-plan.ts'
import type { SpokenDoc } from './words-of-docs.ts'

/** Sources of a sidebar's words. */
export interface SidebarWords {
  plan: DocsPlan
  locale: LocaleDocs
  docs: ReadonlyMap<string, SpokenDoc>
}

/** A planned sidebar in a language. */
export function sidebarInWords(items: readonly PlannedItem[], words: SidebarWords): SidebarItem[] {
  return items.map((item): SidebarItem => {
    if (item.type === 'link') return { type: 'link', label: say(item.label, words), href: item.href }
    if (item.type === 'doc') {
      const label = item.label === undefined ? words.docs.get(item.id)!.label : say(item.label, words)
      return { type: 'doc', id: item.id, label, ...(isUnlisted(item.id, words.plan) && { unlisted: true as const }) }
    }
    const linkUnlisted = item.link !== undefined && isUnlisted(item.link, words.plan)
    return {
      type: 'category',
      label: categoryLabel(item, words),
      ...(item.link !== undefined && { id: item.link }),
      ...(linkUnlisted && { linkUnlisted: true as const }),
      items: sidebarInWords(item.items, words),
      collapsed: item.collapsed,
      collapsible: item.collapsible,
    }
  })
}

/** A category's words: its folder's `_category_.json` in the language, else what was planned. */
export function categoryLabel(item: PlannedItem & { type: 'category' }, words: SidebarWords): string {
  const own = item.folder === undefined ? undefined : words.locale.categories.get(item.folder)?.label
  return own ?? say(item.label, words)
}

/** True for a doc that is reached by its address only. */
export function isUnlisted(id: string, plan: DocsPlan): boolean {
  return plan.originals.get(id)?.frontMatter.unlisted === true
}

function say(text: Parameters<typeof localized>[0], { plan, locale }: SidebarWords): string {
  return localized(text, locale.locale, plan.config.locales.default)
}
