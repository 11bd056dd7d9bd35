import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'

const folder = join(import.meta.dirname, '..')
const measure = (code: string) => gzipSync(code, { level: 9 }).length

describe('minified and gzipped, without Jotai', () => {
  test.each([
    ['queryStorage', 1600],
    ['atomWithQuery', 2000],
    ['BrowserLocationAdapter', 600],
    ['MemoryLocationAdapter', 400],
  ])('%s fits in %d bytes', async (name, budget) => {
    expect(measure(await bundle(folder, `export { ${name} } from './src/index.ts'`, ['jotai']))).toBeLessThanOrEqual(
      budget,
    )
  })

  test('everything, all codecs included, fits in 3.6 kB', async () => {
    expect(measure(await bundle(folder, `export * from './src/index.ts'`, ['jotai']))).toBeLessThanOrEqual(3600)
  })

  test('unused codecs and their dependencies are not bundled', async () => {
    const code = await bundle(folder, `export { queryStorage } from './src/index.ts'`, ['jotai'])
    expect(code).not.toMatch(/base64url|~standard|Expected a number|jotai/)
  })
})
