import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'

const folder = join(import.meta.dirname, '..')
const bytesOf = async (source: string) => gzipSync(await bundle(folder, source, ['storybook']), { level: 9 }).length

describe('minified and gzipped, without Storybook', () => {
  test.each([
    ["import './src/preview.ts'", 3200],
    ["export { createThemePreview } from './src/index.ts'", 3150],
  ])('%s fits in %d bytes', async (source, budget) => {
    expect(await bytesOf(source)).toBeLessThanOrEqual(budget)
  })

  test('unused presets are not bundled', async () => {
    const code = await bundle(folder, `export { ThemeSwitcher } from './src/index.ts'`, ['storybook'])
    expect(code).not.toContain('Source Sans')
  })
})
