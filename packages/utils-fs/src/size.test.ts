import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'
import * as everything from './index.ts'

const folder = join(import.meta.dirname, '..')
const bundled = (names: string): Promise<string> =>
  bundle(folder, `export { ${names} } from './src/index.ts'`, ['node:*'])

/** Above 700 bytes: JSON with error positions, a writer that preserves style, and a walk. */
const larger: Record<string, number> = { readJson: 2250, readJsonSync: 2310, writeJson: 1790, walk: 1010 }
const budgets = { ...Object.fromEntries(Object.keys(everything).map((name) => [name, 700])), ...larger }

describe('minified and gzipped, without Node.js and @signpost/utils-path', () => {
  testSizes(folder, budgets, ['node:*', '@signpost/utils-path'])
})

describe('minified and gzipped with all it needs, without Node.js', () => {
  testSizes(
    folder,
    {
      exists: 700,
      existsSync: 700,
      findUp: 1060,
      findUpSync: 1030,
      walk: 1620,
      writeJson: 2130,
      readJson: 2600,
      readJsonSync: 2660,
    },
    ['node:*'],
  )
})

test('unused exports are not bundled', async () => {
  const all = await bundled(Object.keys(everything).join())
  expect(all).toContain('EJSONPARSE')
  expect(all).toContain('realpath')

  const one = await bundled('findUp')
  expect(one).toContain('dirname')
  expect(one).not.toContain('EJSON')
  expect(one).not.toContain('realpath')
})

test('Node.js is the only run-time requirement', async () => {
  const all = await bundled(Object.keys(everything).join())
  const needed = [...all.matchAll(/\bfrom"([^"]+)"/g)].map(([, name]) => name!)
  expect([...new Set(needed)].sort()).toEqual(['node:crypto', 'node:fs', 'node:fs/promises', 'node:path', 'node:url'])
})
