// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { inDocument } from '#app/document/index.ts'
import { captureItems, readItems } from './items-in-document.ts'
import type { SidebarItem } from './sidebar-items.ts'
import { SidebarList } from './sidebar-list.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
  document.body.innerHTML = ''
  captureItems(document)
})

const items: SidebarItem[] = [
  { label: 'Start & <go>', href: '/docs/start' },
  { label: 'Elsewhere', href: 'https://example.org/?a=1&b=2', external: true },
  {
    label: 'Always open',
    collapse: 'never',
    items: [{ label: 'With a page', href: '/docs/with', collapse: 'never', items: [{ label: 'A', href: '/docs/a' }] }],
  },
  { label: 'Closed', collapse: 'closed', items: [{ label: 'B', href: '/docs/b' }] },
  {
    label: 'Open',
    href: '/docs/open',
    collapse: 'open',
    items: [
      { label: 'Closed too', href: '/docs/closed', collapse: 'closed', items: [{ label: 'C', href: '/docs/c' }] },
    ],
  },
]

function show(): void {
  // Only the server renders the lists of closed categories.
  vi.stubEnv('SSR', true)
  document.body.innerHTML = `<nav class="sidebar">${renderToString(<SidebarList items={items} path="/docs/start" />)}</nav>`
}

test('the items of the sidebar are read from the document', () => {
  show()
  captureItems(document)
  expect(readItems(inDocument)).toEqual(items)
})

test('a category that the reader has opened before hydration is an open one', () => {
  show()
  document.querySelector('details')!.open = true
  captureItems(document)
  expect(readItems(inDocument)[3]).toEqual({ ...items[3], collapse: 'open' })
})

test('items of loader data are read as they are', () => {
  show()
  captureItems(document)
  expect(readItems(JSON.stringify(items.slice(1)))).toEqual(items.slice(1))
})
