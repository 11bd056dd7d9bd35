import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentOf } from '../docs/comment-content.ts'
import { createCommentReader } from '../docs/read-comment.ts'
import { sharedMarkdown } from '../docs/shared-markdown.ts'
import type { DraftSignature, DraftSymbol } from '../draft/draft.ts'
import type { PackageSource } from '../read/package-source.ts'
import { type KeptPackage, openDraftStore, readEarly, type StoredLinks } from './draft-store.ts'

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
    dependencies: [],
    license: 'MIT',
    facts: {
      formatVersion: '1.0',
      package: { name: '@acme/core', slug: 'core', version: '1.0.0', description: '' },
      entryPoints: [],
      diagnostics: [],
    } as unknown as PackageSource['facts'],
    models: new Map(),
    status: 'ok',
    diagnostics: [],
    modelBytes: 10,
  }
  const modules = [{ specifier: '@acme/core', file: 'packages/core/dist/index.d.ts', comment: reader.read(text) }]
  const draft = {
    source: { ...source, slug: 'acme.core' },
    symbols: [],
    visible: new Map(),
    augmentations: [],
    modules,
  }
  return {
    fingerprint: 'f',
    extracted: { stamps: '', digest: '' },
    source,
    slug: 'acme.core',
    draft,
    comments: reader.known,
  }
}

test('a stored draft is read back unchanged, also by another process', async () => {
  const kept = await keptPackage()
  openDraftStore(folder).write(kept)
  const found = openDraftStore(folder).read('packages/core')!
  expect(found).toEqual(kept)
  expect(contentOf(found.comments.get(text)!).parameters.get('a')).toBeDefined()
  expect(openDraftStore(folder).read('packages/other')).toBeUndefined()
})

test('links are read back, until their package is gone', () => {
  const links: StoredLinks = {
    inputs: { own: 'a', shared: 'b', comments: new Map([['packages/base', 'f']]), summaries: new Map() },
    written: { entry: {} as StoredLinks['written']['entry'], bytes: 1, pages: [['core!Box', 'c']] },
    names: { slug: 'core', name: '@acme/core', symbols: [] },
    signatures: { slug: 'core', name: '@acme/core', symbols: [] },
  }
  const store = openDraftStore(folder)
  expect(store.readLinks('packages/core')).toBeUndefined()
  store.writeLinks('packages/core', links)
  store.retain(['packages/core'])
  expect(openDraftStore(folder).readLinks('packages/core')).toEqual(links)
  store.retain(['packages/base'])
  expect(store.readLinks('packages/core')).toBeUndefined()
})

test('what is read early is returned once, and read again after that', async () => {
  const kept = await keptPackage()
  const store = openDraftStore(folder)
  store.write(kept)
  const early = readEarly(store, ['packages/core', 'packages/other'])
  const edited = { ...kept, fingerprint: 'g' }
  store.write(edited)
  expect([early.read('packages/core'), early.read('packages/core')]).toEqual([kept, edited])
  expect([early.read('packages/other'), early.readLinks('packages/core')]).toEqual([undefined, undefined])
  early.retain([])
  expect(early.read('packages/core')).toBeUndefined()
})

test('doc models are not stored', async () => {
  const kept = await keptPackage()
  const models = new Map([['.', []]])
  openDraftStore(folder).write({
    ...kept,
    source: { ...kept.source, models },
    draft: { ...kept.draft, source: { ...kept.draft.source, models } },
  })
  expect(openDraftStore(folder).read('packages/core')).toEqual(kept)
})

test('symbols are stored in parts, and a shared comment is shared again after reading', async () => {
  const kept = await keptPackage()
  const comment = kept.comments.get(text)!
  const own = { ...comment, isInternal: true }
  const signature = { comment } as DraftSignature
  const symbols = Array.from({ length: 2100 }, (_, at): DraftSymbol => {
    const members = [
      {
        name: 'm',
        kind: 'method',
        isStatic: false,
        signatures: [{ ...signature, comment: at % 2 === 0 ? comment : own }],
      },
    ]
    return {
      id: `core!s${at}`,
      facets: [{ kind: 'class', signatures: [signature], members, heritage: [] }],
    } as unknown as DraftSymbol
  })
  openDraftStore(folder).write({ ...kept, draft: { ...kept.draft, symbols } })
  const found = openDraftStore(folder).read('packages/core')!
  expect(found.draft.symbols).toEqual(symbols)
  const comments = found.draft.symbols.flatMap(({ facets }) =>
    facets.flatMap(({ signatures, members }) => [...signatures, ...members[0]!.signatures]),
  )
  expect(new Set(comments.map((one) => one.comment)).size).toBe(2)
  expect(found.draft.symbols[2099]!.facets[0]!.signatures[0]!.comment).toBe(found.comments.get(text))
})
