import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serialize } from 'node:v8'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentOf } from '../docs/comment-content.ts'
import { createCommentReader } from '../docs/read-comment.ts'
import { sharedMarkdown } from '../docs/shared-markdown.ts'
import type { PackageSource } from '../read/package-source.ts'
import { type KeptPackage, openDraftStore } from './draft-store.ts'

const text = '/**\n * Adds two numbers, see {@link Sum}.\n * @param a - The **first**.\n */'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drafts-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

async function keptPackage(repoPath = 'packages/core'): Promise<KeptPackage> {
  const reader = createCommentReader(await sharedMarkdown())
  const source: PackageSource = {
    repoPath,
    slug: 'core',
    name: '@acme/core',
    version: '1.0.0',
    description: '',
    license: 'MIT',
    facts: { formatVersion: '1.0', package: { name: '@acme/core', slug: 'core', version: '1.0.0', description: '' }, entryPoints: [], diagnostics: [] } as unknown as PackageSource['facts'],
    models: new Map(),
    status: 'ok',
    diagnostics: [],
    modelBytes: 10,
  }
  const draft = { source: { ...source, slug: 'acme.core' }, symbols: [], augmentations: [], comment: reader.read(text) }
  return { fingerprint: 'f', source, slug: 'acme.core', draft, comments: reader.known }
}

const fileOf = (): string => path.join(folder, readdirSync(folder)[0]!)

test('what was kept is read back as it was, by another process too', async () => {
  const kept = await keptPackage()
  openDraftStore(folder).write(kept)
  const found = openDraftStore(folder).read('packages/core')!
  expect(found).toEqual(kept)
  expect(contentOf(found.comments.get(text)!).parameters.get('a')).toBeDefined()
  expect(openDraftStore(folder).read('packages/other')).toBeUndefined()
})

test('doc models are not kept', async () => {
  const kept = await keptPackage()
  const models = new Map([['.', []]])
  openDraftStore(folder).write({ ...kept, source: { ...kept.source, models }, draft: { ...kept.draft, source: { ...kept.draft.source, models } } })
  expect(openDraftStore(folder).read('packages/core')).toEqual(kept)
})

test.each([
  ['empty', Buffer.alloc(0)],
  ['text', Buffer.from('{}')],
  ['nothing', serialize(null)],
  ['of another program', serialize({ program: 'another', kept: {} })],
])('a file that is %s is none', async (_, bytes) => {
  const store = openDraftStore(folder)
  store.write(await keptPackage())
  writeFileSync(fileOf(), bytes)
  expect(store.read('packages/core')).toBeUndefined()
})

test('forgets what is not wanted any more', async () => {
  const store = openDraftStore(folder)
  for (const name of ['packages/core', 'packages/old']) store.write(await keptPackage(name))
  store.retain(['packages/core'])
  expect(store.read('packages/core')).toBeDefined()
  expect(readdirSync(folder)).toHaveLength(1)
})

test('a folder that cannot be written is no failure', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, 'in its place')
  const store = openDraftStore(file)
  store.write(await keptPackage())
  store.retain([])
  expect(store.read('packages/core')).toBeUndefined()
  expect(existsSync(file)).toBe(true)
})
