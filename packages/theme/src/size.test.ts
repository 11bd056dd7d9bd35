import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, with the stylesheet', () => {
  test.each([
    ['createTheme', 4800],
    ['createThemeFamily', 5400],
    ['color', 2700],
    ['scale', 500],
    ['breakpoints', 600],
    ['defineTokens', 700],
    ['tokenRef', 500],
    ['DATA_SCHEME_ATTRIBUTE', 100],
  ])('%s fits in %d bytes', async (name, budget) => {
    const code = await bundle(folder, `export { ${name} } from './src/index.ts'`)
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget)
  })

  test('a theme does not bundle colours, and colours do not bundle the theme', async () => {
    expect(await bundle(folder, `export { createTheme } from './src/index.ts'`)).not.toContain('oklab')
    expect(await bundle(folder, `export { color } from './src/index.ts'`)).not.toContain('data-')
  })
})
