import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'
import * as everything from './index.ts'

const folder = join(import.meta.dirname, '..')
const budgets = {
  collect: 710,
  createTempDir: 2080,
  expectNoLeaks: 800,
  installAnimationFrame: 700,
  loadFixtures: 1215,
  mockCanvas: 1600,
  mockMatchMedia: 1200,
  mockStorage: 1400,
  spy: 300,
}

describe('minified and gzipped', () => {
  testSizes(folder, budgets)

  test('every function has a budget', () => {
    expect(
      Object.keys(everything)
        .filter((name) => /^[a-z]/.test(name))
        .sort(),
    ).toEqual(Object.keys(budgets))
  })

  test('unused helpers are not bundled', async () => {
    const code = await bundle(folder, `export { spy, mockStorage } from './src/index.ts'`)
    expect(code).toContain('localStorage')
    for (const other of ['matchMedia', 'requestAnimationFrame', 'getContext', 'getBuiltinModule'])
      expect(code).not.toContain(other)
  })
})
