import { expect, test, vi } from 'vitest'
import { hrefOf } from '#app/urls/index.ts'
import { apiItems, lineOf } from './sidebar-items.ts'

vi.mock(import('#app/urls/index.ts'), async (original) => {
  const urls = await original()
  return { ...urls, hrefOf: vi.fn(urls.hrefOf) }
})

const names = Array.from({ length: 3000 }, (_, index) => `name${String(index).padStart(4, '0')}`)
const items = (path: string): readonly string[] => {
  const symbols = [{ kind: 'function' as const, names, deprecated: [] }]
  const lists = { packages: [{ slug: 'box', name: '@acme/box' }], current: { slug: 'box', symbols } }
  const t = (key: string, values?: object): string => (values ? `${key} ${JSON.stringify(values)}` : key)
  return apiItems(lists, path, 'en', t)[0]!.items![0]!.items!.map(({ label, href }) => `${label} ${href}`)
}

test.each([
  ['/api/box', 'name0000'],
  ['/api/box/function/name0002', 'name0000'],
  ['/api/box/function/name1500', 'name1000'],
  ['/api/box/function/name2999', 'name2000'],
])('a list of thousands has on %s a thousand items from %s on, and a link to all', (path, first) => {
  const shown = items(path)
  expect(shown).toHaveLength(1001)
  expect(shown[0]).toBe(`${first} /api/box/function/${first}`)
  expect(shown.at(-1)).toBe('sidebar.all {"count":3000} /api/box#function-list')
  if (path.includes('function')) expect(shown.some((item) => item.endsWith(` ${path}`))).toBe(true)
})

test('a list of thousands makes the addresses of its thousand items only', () => {
  vi.mocked(hrefOf).mockClear()
  items('/api/box/function/name1500')
  // Those of the package, of its symbols, of the whole list and of the three lists of all packages.
  expect(hrefOf).toHaveBeenCalledTimes(1004)
})

test.each([
  ['/api', '/api'],
  ['/api/box/', '/api/box/'],
  ['/api/box/changes', '/api/box'],
  ['/ro/api/box/changes/2/', '/ro/api/box'],
  ['/api/box/function/pack', '/api/box/function/pack'],
  ['/api/box/class/Box/2', '/api/box/class/Box'],
  ['/ro/api/box/class/Box/relations-2', '/ro/api/box/class/Box'],
  ['/api/box/class/Box/nope', '/api/box/class/Box/nope'],
])('the line of %s is %s', (path, line) => {
  expect(lineOf(path)).toBe(line)
})

test('the list of deprecated symbols is offered where there are some', () => {
  const labels = (hasDeprecated: boolean): string[] => {
    const packages = [
      { slug: 'core', name: 'core' },
      { slug: 'kit', name: 'kit', ...(hasDeprecated && { hasDeprecated: true as const }) },
    ]
    return JSON.stringify(apiItems({ packages }, '/api', 'en', (key) => key)).match(/overview\.\w+/g) ?? []
  }
  expect(labels(true)).toEqual(['overview.all', 'overview.hierarchy', 'overview.deprecated'])
  expect(labels(false)).toEqual(['overview.all', 'overview.hierarchy'])
})
