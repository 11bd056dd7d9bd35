import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { compressedSize } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, without Storybook', () => {
  test.each([
    ["import './src/preview.ts'", 3950],
    ["export { createThemePreview } from './src/index.ts'", 3870],
  ])('%s fits in %d bytes', async (source, budget) => {
    expect(compressedSize(await bundle(folder, source, ['storybook']))).toBeLessThanOrEqual(budget)
  })

  test('unused presets are not bundled', async () => {
    const code = await bundle(folder, `export { ThemeSwitcher } from './src/index.ts'`, ['storybook'])
    expect(code).not.toContain('oklch(0.99 0 0)')
  })
})
