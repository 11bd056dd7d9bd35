import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, with the theme library', () => {
  test.each([
    ['docsTheme', 6700],
    ['websiteTheme', 5750],
    ['websiteFamilies', 6600],
    ['getInitScript', 5800],
    ['websiteTokens', 1300],
    ['themeForPath', 330],
    ['WebsiteSection', 180],
    ['DATA_THEME_ATTRIBUTE', 100],
    ['DATA_SECTION_ATTRIBUTE', 100],
  ])('%s fits in %d bytes', async (name, budget) => {
    const code = await bundle(folder, `export { ${name} } from './src/index.ts'`)
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget)
  })
})

test('unused exports are not bundled', async () => {
  expect(await bundle(folder, `import * as all from './src/index.ts'`)).toBe('')
  for (const name of ['themeForPath', 'DATA_THEME_ATTRIBUTE', 'WebsiteSection']) {
    expect(await bundle(folder, `export { ${name} } from './src/index.ts'`), name).not.toContain('oklch')
  }
  expect(await bundle(folder, `export { websiteTheme } from './src/index.ts'`)).not.toContain('guides')
})
