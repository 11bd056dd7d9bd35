import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, with the stylesheet', () => {
  testSizes(folder, {
    createTheme: 5225,
    createThemeFamily: 5885,
    color: 2720,
    scale: 550,
    breakpoints: 600,
    defineTokens: 700,
    tokenRef: 500,
    DATA_SCHEME_ATTRIBUTE: 100,
  })

  test('a theme does not bundle colours, and colours do not bundle the theme', async () => {
    expect(await bundle(folder, `export { createTheme } from './src/index.ts'`)).not.toContain('oklab')
    expect(await bundle(folder, `export { color } from './src/index.ts'`)).not.toContain('data-')
  })
})

describe('colours, minified and gzipped, by their entry point', () => {
  testSizes(folder, { parse: 1300, contrastRatio: 2060, mix: 2030, palette: 2420 }, [], './src/color/index.ts')
})

describe('scales, minified and gzipped, by their entry point', () => {
  testSizes(folder, { eightPoint: 310, modular: 360 }, [], './src/scale/index.ts')
})
