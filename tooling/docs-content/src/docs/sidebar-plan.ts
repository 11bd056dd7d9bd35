import type { Text } from '../config/site-config.ts'

/**
 * A line of a sidebar before it is put into words. `label` is absent where the doc's own is used; `folder` is set on
 * categories that are made from one.
 */
export type PlannedItem =
  | { type: 'doc'; id: string; label?: Text }
  | { type: 'link'; label: Text; href: string }
  | {
      type: 'category'
      label: Text
      folder?: string
      link?: string
      items: readonly PlannedItem[]
      collapsed: boolean
      collapsible: boolean
    }

/** A sidebar before it is put into words. */
export interface PlannedSidebar {
  name: string
  items: readonly PlannedItem[]
}

/** Ids of all docs in a sidebar, in reading order: a category's own doc comes before its items. */
export function plannedIds(items: readonly PlannedItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id]
    if (item.type === 'link') return []
    return [...(item.link === undefined ? [] : [item.link]), ...plannedIds(item.items)]
  })
}

/** The categories that lead to a doc, outermost first; absent when the doc is not there. */
export function categoriesOf(
  items: readonly PlannedItem[],
  id: string,
): (PlannedItem & { type: 'category' })[] | undefined {
  for (const item of items) {
    if (item.type === 'doc' && item.id === id) return []
    if (item.type !== 'category') continue
    if (item.link === id) return []
    const below = categoriesOf(item.items, id)
    if (below) return [item, ...below]
  }
  return undefined
}
