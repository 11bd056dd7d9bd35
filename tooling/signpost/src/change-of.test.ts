import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'
import type { FoundPackage } from './find-packages.ts'

const found = (path: string, hasSources = true): FoundPackage => ({ directory: `/r/${path}`, path, manifest: {}, hasSources })
const packages = [found('packages/a'), found('packages/a/nested'), found('packages/declared', false)]

test.each([
  ['packages/a/src/x.ts', 'compile packages/a'],
  ['packages/a/src/deep/x.tsx', 'compile packages/a'],
  ['packages/a/nested/src/x.ts', 'compile packages/a/nested'],
  ['packages/a/src/x.test.ts', undefined],
  ['packages/a/dist/x.d.ts', undefined],
  ['packages/declared/types/x.d.ts', 'extract packages/declared'],
  ['packages/a/package.json', 'extract packages/a'],
  ['packages/a/README.md', 'graph packages/a'],
  ['packages/a/dist/x.js', undefined],
  ['packages/ab/src/x.ts', undefined],
  ['content/docs/en/intro.md', 'content'],
  ['apps/site/content/docs/ro/intro.md', 'content'],
  ['content/docs-1.0/version.json', 'content'],
  ['apps/site/site.config.ts', 'content'],
  ['README.md', undefined],
])('%s: %s', (path, expected) => {
  const change = changeOf(`/r/${path}`, '/r', packages)
  expect(change && (change.kind === 'content' ? 'content' : `${change.kind} ${change.package.path}`)).toBe(expected)
})

test('a package that is the root owns every file', () => {
  expect(changeOf('/r/src/x.ts', '/r', [found('')])).toMatchObject({ kind: 'compile' })
})
