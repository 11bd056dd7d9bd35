import type { Category } from './category.ts'
import { folderOf, isIndex, nameOf } from './doc-address.ts'
import type { PlannedItem } from './sidebar-plan.ts'

/** Input of a generated sidebar. */
export interface SidebarSources {
  /** Published docs of the default locale and their `sidebar_position`, by id. */
  positions: ReadonlyMap<string, number | undefined>
  /** Categories of the default locale, by folder. */
  categories: ReadonlyMap<string, Category>
}

/**
 * Makes a sidebar from folders: docs and folders by position, those without one after them, then by name in code units.
 * A folder's index is what its name leads to.
 *
 * @param folder - Where to start; empty for all docs
 */
export function generateSidebar(sources: SidebarSources, folder: string): PlannedItem[] {
  const rows: { position: number; name: string; item: PlannedItem }[] = []
  const folders = new Set<string>()
  for (const [id, position] of sources.positions) {
    const parent = folderOf(id)
    if (parent === folder) {
      if (folder !== '' && isIndex(id)) continue
      rows.push({ position: position ?? Infinity, name: nameOf(id), item: { type: 'doc', id } })
    } else if (folder === '' || parent.startsWith(`${folder}/`)) {
      const rest = folder === '' ? parent : parent.slice(folder.length + 1)
      const step = rest.split('/')[0]!
      folders.add(folder === '' ? step : `${folder}/${step}`)
    }
  }
  for (const child of folders) {
    const category = sources.categories.get(child)
    rows.push({
      position: category?.position ?? Infinity,
      name: nameOf(child),
      item: categoryItem(child, category, sources),
    })
  }
  rows.sort((a, b) => (a.position === b.position ? (a.name < b.name ? -1 : 1) : a.position < b.position ? -1 : 1))
  return rows.map(({ item }) => item)
}

function categoryItem(folder: string, category: Category | undefined, sources: SidebarSources): PlannedItem {
  const index = [...sources.positions.keys()].find((id) => folderOf(id) === folder && isIndex(id))
  const link = category?.link === undefined ? index : (category.link ?? undefined)
  return {
    type: 'category',
    label: category?.label ?? sentence(nameOf(folder)),
    folder,
    ...(link !== undefined && { link }),
    items: generateSidebar(sources, folder),
    collapsed: category?.collapsed ?? true,
    collapsible: category?.collapsible ?? true,
  }
}

/** `getting-started` as it is printed: `Getting started`. */
function sentence(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim() || name
  return words.charAt(0).toUpperCase() + words.slice(1)
}
