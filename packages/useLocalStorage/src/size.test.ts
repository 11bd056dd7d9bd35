import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, without React', () => {
  testSizes(
    folder,
    {
      useLocalStorage: 1420,
      useSessionStorage: 1420,
      createStorageStore: 1475,
    },
    ['react'],
  )

  test('the enum is bundled only if used', async () => {
    expect(await bundle(folder, `export { useLocalStorage } from './src/index.ts'`, ['react'])).not.toContain(
      'Unavailable',
    )
  })
})
