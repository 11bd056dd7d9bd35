import type { NavbarItemConfig } from '../config/site-config.ts'
import { missingDocMessage, missingSidebarMessage } from './missing-id.ts'
import type { PlannedSidebar } from './sidebar-plan.ts'
import { plannedIds } from './sidebar-plan.ts'

/** What exists for the navigation bar to name. */
export interface NavbarTargets {
  ids: readonly string[]
  draftIds: ReadonlySet<string>
  sidebars: readonly PlannedSidebar[]
  version: string
}

/** Messages for items of the navigation bar that name a doc or a sidebar that does not exist, or need docs (R8.7 to R8.9). */
export function checkNavbarDocs(items: readonly NavbarItemConfig[], targets: NavbarTargets): string[] {
  const hasDocs = targets.ids.length + targets.draftIds.size > 0
  return items.flatMap((item): string[] => {
    if ('items' in item) return checkNavbarDocs(item.items, targets)
    if (!hasDocs && ['doc', 'docSidebar', 'docsVersionDropdown'].includes(item.type ?? '')) return [withoutDocsMessage(item)]
    if (item.type === 'doc') {
      const exists = targets.ids.includes(item.docId) || targets.draftIds.has(item.docId)
      return exists ? [] : [missingDocMessage(item.docId, targets.ids, targets.version)]
    }
    if (item.type !== 'docSidebar') return []
    const sidebar = targets.sidebars.find(({ name }) => name === item.sidebarId)
    const names = targets.sidebars.map(({ name }) => name)
    if (!sidebar) return [missingSidebarMessage(item.sidebarId, names, targets.version)]
    if (plannedIds(sidebar.items).length > 0) return []
    return [`Sidebar with id "${item.sidebarId}" doesn't have anything to be linked to.`]
  })
}

function withoutDocsMessage(item: NavbarItemConfig): string {
  return (
    `The navbar item ${JSON.stringify(item)} is a feature of the docs, and this site has none: no Markdown file was found.\n` +
    'Write a first doc, such as content/docs/en/intro.md, or remove the item.'
  )
}
