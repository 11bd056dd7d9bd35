import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, without Storybook', () => {
  test.each([
    ['PreviewObserver', 1900],
    ['ManagerMirror', 1200],
    ['defineMirror', 620],
    ['diffNodes', 400],
    ['applyPatches', 230],
    ['escapeInlineJson', 260],
    ['events', 230],
    ['MirrorTarget', 120],
  ])('%s fits in %d bytes', async (name, budget) => {
    const code = await bundle(folder, `export { ${name} } from './src/index.ts'`)
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget)
  })
})

test('a program that uses nothing of it carries nothing of it', async () => {
  expect(await bundle(folder, `import * as all from './src/index.ts'`)).toBe('')
})
