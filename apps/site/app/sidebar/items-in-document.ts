import { inDocument } from '#app/document/index.ts'
import type { SidebarItem } from './sidebar-items.ts'

let captured: readonly SidebarItem[] | undefined

/** Reads the items of the docs' sidebar from the document before hydration. */
export function captureItems(document: Document): void {
  const list = document.querySelector('.sidebar > ul')
  captured = list ? itemsOf(list) : undefined
}

/** Items from loader data, or from the document that it refers to. */
export function readItems(text: string): readonly SidebarItem[] {
  return text === inDocument && captured ? captured : (JSON.parse(text) as readonly SidebarItem[])
}

function itemsOf(list: Element): SidebarItem[] {
  return Array.from(list.children, itemOf)
}

/** An item as `SidebarList` renders it. A category that the reader has opened since is one that is open. */
function itemOf(line: Element): SidebarItem {
  const child = (selector: string): Element | null => line.querySelector(`:scope > ${selector}`)
  const category = child('details') ?? child('.sidebar-category')
  if (category) {
    const isOpen =
      category instanceof HTMLDetailsElement ? category.open : category.getAttribute('data-open') === 'true'
    return { ...itemOf(category), collapse: isOpen ? 'open' : 'closed' }
  }
  const name = child('a') ?? child('summary') ?? child('span')
  const href = name?.getAttribute('href')
  const items = child('ul')
  return {
    label: name?.firstChild?.textContent ?? '',
    ...(typeof href === 'string' && { href }),
    ...(name?.hasAttribute('target') && { external: true }),
    ...(items && { items: itemsOf(items), collapse: 'never' }),
  }
}
