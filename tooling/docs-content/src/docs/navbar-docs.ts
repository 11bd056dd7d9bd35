import type { NavbarDocs } from '../config/localize-config.ts'
import type { NavbarItemConfig } from '../config/site-config.ts'
import { missingDocMessage, missingSidebarMessage } from './missing-id.ts'
import type { DocsPlan } from './plan-docs.ts'
import { isUnlisted } from './sidebar-in-words.ts'
import type { PlannedSidebar } from './sidebar-plan.ts'
import { plannedIds } from './sidebar-plan.ts'
import type { SpokenDoc } from './words-of-docs.ts'

/**
 * Messages for items of the navigation bar that name a doc or a sidebar that no version has, or need docs (R8.7 to R8.9).
 *
 * @param plans - Of every version
 */
export function checkNavbarDocs(items: readonly NavbarItemConfig[], plans: readonly DocsPlan[]): string[] {
  const versions = plans.map(({ version }) => version.name)
  const hasDocs = plans.some(({ originals, draftIds }) => originals.size + draftIds.length > 0)
  return items.flatMap((item): string[] => {
    if ('items' in item) return checkNavbarDocs(item.items, plans)
    if (!hasDocs && ['doc', 'docSidebar', 'docsVersionDropdown'].includes(item.type ?? ''))
      return [withoutDocsMessage(item)]
    if (item.type === 'doc') {
      const exists = plans.some(({ originals, draftIds }) => originals.has(item.docId) || draftIds.includes(item.docId))
      const ids = plans.flatMap(({ originals }) => [...originals.keys()])
      return exists ? [] : [missingDocMessage(item.docId, ids, ...versions)]
    }
    if (item.type !== 'docSidebar') return []
    const sidebars = plans.flatMap((plan) => sidebarOf(plan, item.sidebarId) ?? [])
    const names = plans.flatMap((plan) => plan.sidebars.map(({ name }) => name))
    if (sidebars.length === 0) return [missingSidebarMessage(item.sidebarId, names, ...versions)]
    if (sidebars.some(({ items: lines }) => plannedIds(lines).length > 0)) return []
    return [`Sidebar with id "${item.sidebarId}" doesn't have anything to be linked to.`]
  })
}

function withoutDocsMessage(item: NavbarItemConfig): string {
  return (
    `The navbar item ${JSON.stringify(item)} is a feature of the docs, and this site has none: no Markdown file was found.\n` +
    'Write a first doc, such as content/docs/en/intro.md, or remove the item.'
  )
}

/**
 * Targets of the navigation bar's items: in the last version, else in the newest one that has them.
 *
 * @param versions - Of one language, the newest first
 */
export function navbarDocs(versions: readonly { plan: DocsPlan; docs: ReadonlyMap<string, SpokenDoc> }[]): NavbarDocs {
  const inOrder = [...versions].sort((a, b) => Number(b.plan.version.isLast) - Number(a.plan.version.isLast))
  return {
    doc(id) {
      const found = inOrder.find(({ docs }) => docs.has(id))
      return found && { label: found.docs.get(id)!.label, version: found.plan.version.name }
    },
    firstDoc(sidebarId) {
      for (const { plan } of inOrder) {
        const ids = plannedIds(sidebarOf(plan, sidebarId)?.items ?? [])
        const id = ids.find((candidate) => !isUnlisted(candidate, plan))
        if (id !== undefined) return { id, version: plan.version.name }
      }
      return undefined
    },
  }
}

function sidebarOf({ sidebars }: DocsPlan, id: string): PlannedSidebar | undefined {
  return sidebars.find(({ name }) => name === id)
}
