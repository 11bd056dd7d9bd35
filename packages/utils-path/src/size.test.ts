import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'
import * as everything from './index.ts'

const folder = join(import.meta.dirname, '..')

const bundled = (names: string): Promise<string> =>
  bundle(folder, `export { ${names} } from './src/index.ts'`, ['node:*'])

describe('minified and gzipped, without Node.js', () => {
  const budgets = Object.fromEntries(Object.keys(everything).map((name) => [name, 800]))
  // Bundlers may take these two as a whole.
  testSizes(folder, { ...budgets, join: 850, posix: 1280, windows: 1280 }, ['node:*'])
})

test('unused exports are not bundled', async () => {
  const all = await bundled(Object.keys(everything).join())
  expect(all).toContain('pathToFileURL')
  expect(all).toContain('RangeError')

  const one = await bundled('toPath')
  expect(one).toContain('fileURLToPath')
  expect(one).not.toContain('pathToFileURL')
  expect(one).not.toContain('RangeError')
})

test('node:path and node:url are the only run-time dependencies', async () => {
  const all = await bundled(Object.keys(everything).join())
  const needed = [...all.matchAll(/\bfrom"([^"]+)"/g)].map(([, name]) => name!)
  expect([...new Set(needed)].sort()).toEqual(['node:path', 'node:url'])
})
