import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'
import * as everything from './index.ts'

const folder = join(import.meta.dirname, '..')
const bundled = (names: string, external: string[] = []): Promise<string> =>
  bundle(folder, `export { ${names} } from './src/index.ts'`, ['node:*', ...external])
const sizeOf = (code: string): number => gzipSync(code, { level: 9 }).length

/** Above 700 bytes: JSON with error positions, a writer that preserves style, and a walk. */
const larger: Record<string, number> = { readJson: 2150, readJsonSync: 2150, writeJson: 1150, walk: 950 }
const small = Object.keys(everything).filter((name) => !(name in larger))

describe('minified and gzipped, without Node.js and @signpost/utils-path', () => {
  test.each([...small.map((name) => [name, 700] as const), ...Object.entries(larger)])(
    '%s alone fits in %d bytes',
    async (name, budget) => {
      expect(sizeOf(await bundled(name, ['@signpost/utils-path']))).toBeLessThanOrEqual(budget)
    },
  )
})

describe('minified and gzipped, without Node.js', () => {
  test.each([
    ['exists', 700],
    ['existsSync', 700],
    ['findUp', 1000],
    ['findUpSync', 1000],
    ['walk', 1550],
    ['writeJson', 1500],
    ['readJson', 2500],
    ['readJsonSync', 2500],
  ])('%s fits in %d bytes with all it needs', async (name, budget) => {
    expect(sizeOf(await bundled(name))).toBeLessThanOrEqual(budget)
  })
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
