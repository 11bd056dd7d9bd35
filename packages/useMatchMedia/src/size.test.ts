import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, without React', () => {
  testSizes(
    folder,
    {
      useMatchMedia: 1000,
      useMediaQuery: 500,
      usePrefersColorScheme: 600,
      subscribeMedia: 700,
      readMedia: 700,
      media: 1250,
      buildMediaQuery: 400,
    },
    ['react'],
  )

  test('the hook bundles neither the query functions nor the enum', async () => {
    const hook = await bundle(folder, `export { useMatchMedia } from './src/index.ts'`, ['react'])
    expect(hook).not.toContain('orientation')
    expect(hook).not.toContain('Dark')
    const all = await bundle(folder, `export * from './src/index.ts'`, ['react'])
    expect(all).toContain('orientation')
    expect(all).toContain('Dark')
  })
})

describe('minified and gzipped, by its own entry point', () => {
  testSizes(folder, { minWidth: 370, prefers: 90, all: 690 }, ['react'], './src/media.ts')
})
