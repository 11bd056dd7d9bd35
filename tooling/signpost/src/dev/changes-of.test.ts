import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changesOf, type SiteFiles } from './changes-of.ts'
import type { FoundPackage } from '@signpost/files/find-packages'

const found = (path: string, hasSources = true): FoundPackage => ({
  directory: `/r/${path}`,
  root: '/r',
  path,
  manifest: {},
  hasSources,
})
const packages = [found('packages/a'), found('packages/a/nested'), found('packages/declared', false)]
const site: SiteFiles = { root: '/r', packages, content: '/r/content/docs' }

const told = (path: string, of: Partial<SiteFiles> = {}): string[] =>
  changesOf(path, { ...site, ...of }).map((change) =>
    change.kind === 'content' ? 'content' : `${change.kind} ${change.package.path}`,
  )

test.each([
  ['packages/a/src/x.ts', 'edit packages/a'],
  ['packages/a/src/deep/x.tsx', 'edit packages/a'],
  ['packages/a/nested/src/x.ts', 'edit packages/a/nested'],
  ['packages/a/src/x.js', 'edit packages/a'],
  ['packages/a/lib/x.ts', 'edit packages/a'],
  ['packages/a/tsconfig.json', 'edit packages/a'],
  ['packages/a/vite.config.ts', undefined],
  ['packages/declared/x.js', 'extract packages/declared'],
  ['packages/a/src/x.test.ts', undefined],
  ['packages/a/dist/index.d.ts', 'extract packages/a'],
  ['packages/declared/types/x.d.ts', 'extract packages/declared'],
  ['packages/a/package.json', 'extract packages/a'],
  ['packages/a/README.md', 'graph packages/a'],
  ['packages/a/dist/x.js', undefined],
  ['packages/ab/src/x.ts', undefined],
  ['content/docs/en/intro.md', 'content'],
  ['content/docs/en/box.png', 'content'],
  ['content/docs-1.0/version.json', 'content'],
  ['content/docsy/intro.md', undefined],
  ['content/notes.md', undefined],
  ['site.config.ts', 'content'],
  ['site.config.mjs', 'content'],
  ['packages/a/site.config.ts', undefined],
  ['docs/README.md', undefined],
])('%s: %s', (path, expected) => {
  expect(told(`/r/${path}`)).toEqual(expected === undefined ? [] : [expected])
})

test('docs and configuration are those that were asked for, wherever they lie', () => {
  const asked = { content: '/elsewhere/words', config: '/elsewhere/boxes.json' }
  expect(told('/elsewhere/words/en/intro.md', asked)).toEqual(['content'])
  expect(told('/elsewhere/words-1.0/version.json', asked)).toEqual(['content'])
  expect(told('/elsewhere/boxes.json', asked)).toEqual(['content'])
  expect(told('/r/content/docs/en/intro.md', asked)).toEqual([])
  expect(told('/r/site.config.ts', asked)).toEqual([])
})

test('a file that the configuration names is part of the docs', () => {
  expect(told('/r/brand/site.css')).toEqual([])
  expect(told('/r/brand/site.css', { named: () => ['/r/brand/site.css'] })).toEqual(['content'])
})

test('the README of a root without docs is the introduction, also of one that is a package', () => {
  const root = mkdtempSync(join(tmpdir(), 'signpost-changes-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const of = { root, content: join(root, 'content', 'docs') }
  expect(told(join(root, 'README.md'), of)).toEqual(['content'])
  expect(told(join(root, 'README.md'), { ...of, config: '/elsewhere/boxes.json' })).toEqual(['content'])
  expect(told(join(root, 'README.md'), { ...of, packages: [found('')] })).toEqual(['graph ', 'content'])
  mkdirSync(of.content, { recursive: true })
  expect(told(join(root, 'README.md'), of)).toEqual([])
})

test('a package that is the root owns every file of it', () => {
  expect(told('/r/src/x.ts', { packages: [found('')] })).toEqual(['edit '])
  expect(told('/elsewhere/src/x.ts', { packages: [found('')] })).toEqual([])
})
