import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, without React', () => {
  test.each([
    ['useMatchMedia', 1000],
    ['useMediaQuery', 500],
    ['usePrefersColorScheme', 600],
    ['subscribeMedia', 700],
    ['readMedia', 700],
    ['media', 1000],
    ['buildMediaQuery', 400],
  ])('%s fits in %d bytes', async (name, budget) => {
    const code = await bundle(folder, `export { ${name} } from './src/index.ts'`, ['react'])
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget)
  })

  test('the hook bundles neither the query functions nor the enum', async () => {
    const hook = await bundle(folder, `export { useMatchMedia } from './src/index.ts'`, ['react'])
    expect(hook).not.toContain('orientation')
    expect(hook).not.toContain('Dark')
    const all = await bundle(folder, `export * from './src/index.ts'`, ['react'])
    expect(all).toContain('orientation')
    expect(all).toContain('Dark')
  })
})
