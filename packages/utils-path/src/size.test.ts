import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'
import * as everything from './index.ts'

const folder = join(import.meta.dirname, '..')
const { posix, windows, ...alone } = everything

const bundled = (names: string): Promise<string> =>
  bundle(folder, `export { ${names} } from './src/index.ts'`, ['node:*'])

describe('minified and gzipped, without Node.js', () => {
  test.each(Object.keys(alone))('%s alone fits in 700 bytes', async (name) => {
    expect(gzipSync(await bundled(name), { level: 9 }).length).toBeLessThanOrEqual(700)
  })

  test.each(Object.keys({ posix, windows }))(
    '%s, which bundlers may take as a whole, fits in 1200 bytes',
    async (name) => {
      expect(gzipSync(await bundled(name), { level: 9 }).length).toBeLessThanOrEqual(1200)
    },
  )
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
