import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'

const folder = join(import.meta.dirname, '..')
const siblings = ['@signpost/use-duplicate-ref', '@signpost/use-prefers-reduced-motion']

describe('minified and gzipped, without React', () => {
  test.each([
    ['MovingMeshBackground', siblings, 3000],
    ['MovingMeshBackground', [], 3800],
    ['MeshRenderer', [], 2700],
    ['MeshField', [], 1250],
  ])('%s without %j fits in %d bytes', async (name, external, budget) => {
    const code = await bundle(folder, `export { ${name} } from './src/index.ts'`, [
      'react',
      'react/jsx-runtime',
      ...external,
    ])
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget)
  })
})
