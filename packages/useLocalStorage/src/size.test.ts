import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, without React', () => {
  test.each([
    ['useLocalStorage', 1000],
    ['useSessionStorage', 1000],
    ['createStorageStore', 1050],
  ])('%s fits in %d bytes', async (name, budget) => {
    const code = await bundle(folder, `export { ${name} } from './src/index.ts'`, ['react'])
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget)
  })

  test('the enum is bundled only if used', async () => {
    expect(await bundle(folder, `export { useLocalStorage } from './src/index.ts'`, ['react'])).not.toContain(
      'Unavailable',
    )
  })
})
