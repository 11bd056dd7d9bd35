import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { compressedSize, testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, without Jotai', () => {
  testSizes(
    folder,
    {
      queryStorage: 2060,
      atomWithQuery: 2620,
      BrowserLocationAdapter: 600,
      MemoryLocationAdapter: 400,
    },
    ['jotai'],
  )

  test('everything, all codecs included, fits in 4.9 kB', async () => {
    expect(compressedSize(await bundle(folder, `export * from './src/index.ts'`, ['jotai']))).toBeLessThanOrEqual(4890)
  })

  test('unused codecs and their dependencies are not bundled', async () => {
    const code = await bundle(folder, `export { queryStorage } from './src/index.ts'`, ['jotai'])
    expect(code).not.toMatch(/base64url|~standard|Expected a number|jotai/)
  })
})

describe('minified and gzipped, by its own entry point', () => {
  testSizes(folder, { string: 300, number: 460, boolean: 400, json: 820 }, ['jotai'], './src/codecs.ts')
})
