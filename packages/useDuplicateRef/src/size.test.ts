import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'

const folder = join(import.meta.dirname, '..')

test.each([
  ['useDuplicateRef', 600],
  ['mergeRefs', 450],
  ['assignRef', 150],
])('%s fits in %d bytes, minified and gzipped, without React', async (name, budget) => {
  const code = await bundle(folder, `export { ${name} } from './src/index.ts'`, ['react'])
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget)
})
