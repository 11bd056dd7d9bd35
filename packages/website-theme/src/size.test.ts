import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, with the theme library', () => {
  testSizes(folder, {
    docsTheme: 7100,
    websiteTheme: 6150,
    websiteFamilies: 7000,
    getInitScript: 6200,
    websiteTokens: 1300,
    themeForPath: 330,
    WebsiteSection: 180,
    DATA_THEME_ATTRIBUTE: 100,
    DATA_SECTION_ATTRIBUTE: 100,
  })
})

test('unused exports are not bundled', async () => {
  expect(await bundle(folder, `import * as all from './src/index.ts'`)).toBe('')
  for (const name of ['themeForPath', 'DATA_THEME_ATTRIBUTE', 'WebsiteSection']) {
    expect(await bundle(folder, `export { ${name} } from './src/index.ts'`), name).not.toContain('oklch')
  }
  expect(await bundle(folder, `export { websiteTheme } from './src/index.ts'`)).not.toContain('guides')
})
