import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, without Storybook', () => {
  testSizes(folder, {
    PreviewObserver: 1900,
    ManagerMirror: 1200,
    defineMirror: 730,
    diffNodes: 400,
    applyPatches: 230,
    escapeInlineJson: 750,
    events: 230,
    MirrorTarget: 120,
  })
})

test('a program that uses nothing of it carries nothing of it', async () => {
  expect(await bundle(folder, `import * as all from './src/index.ts'`)).toBe('')
})
