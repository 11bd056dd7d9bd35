import { expect, test } from 'vitest'
import { pagesOnly } from './page-routes.ts'

const manifest = (routes: object): string => `window.__remixManifest=${JSON.stringify({ version: '1', routes })};`
const [page, data] = [{ module: '/assets/symbol-1.js' }, { module: '/assets/sitemap-xml-2.js' }]

test('the manifest of browsers has the routes of pages only', () => {
  const all = manifest({ symbol: page, sitemap: data })
  expect(pagesOnly(all, (module) => module.includes('symbol'), 'manifest-1.js')).toBe(manifest({ symbol: page }))
})

test('another text than expected names the file and what to change', () => {
  expect(() => pagesOnly('export default {}', () => true, 'manifest-1.js')).toThrow(
    'manifest-1.js begins with "export default {}". Expected "window.__remixManifest=": see what Remix writes now, and change page-routes.ts.',
  )
})
