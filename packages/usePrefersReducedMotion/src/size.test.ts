import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped with what it imports, without React', () => {
  test.each([
    ['usePrefersReducedMotion', 700],
    ['useMotionPreference', 700],
    ['useMotionSafe', 700],
    ['getMotionPreference', 700],
    ['watchMotionPreference', 900],
  ])('%s fits in %d bytes', async (name, budget) => {
    const code = await bundle(folder, `export { ${name} } from './src/index.ts'`, ['react'])
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget)
  })
})
