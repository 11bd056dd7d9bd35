import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { formatVersion, type PageKey } from '@signpost/graph-model'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-versions-'))
  vi.resetModules()
  vi.stubEnv('SIGNPOST_GRAPH', join(folder, 'graph'))
  vi.stubEnv('SIGNPOST_RELEASES', join(folder, 'releases'))
  vi.stubEnv('SIGNPOST_CONTENT', join(folder, 'content'))
  write('content/manifest.json', { formatVersion: '2.0', config: {}, locales: [] })
  writeGraph('graph', 'core', { box: 'function', lid: 'class' })
  writeGraph('graph', 'other', {}, 'core')
  writeGraph('releases/2', 'core@2.0.0', { box: 'function', crate: 'class' })
  writeGraph('releases/1', 'core@1.0.0', { box: 'variable', crate: 'class' })
  const releases = ['2', '1'].map((major) => ({
    slug: `core@${major}.0.0`,
    of: 'core',
    version: `${major}.0.0`,
    graph: major,
  }))
  write('releases/list.json', { releases })
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function write(file: string, value: unknown): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), JSON.stringify(value))
}

/** Writes what the menu reads of a graph: the manifest and the list of symbols. */
function writeGraph(at: string, slug: string, symbols: Readonly<Record<string, string>>, beside?: string): void {
  const entry = (one: string): object => ({ slug: one, name: `@acme/${one}`, files: { index: `${one}/index.json` } })
  const slugs = beside === undefined ? [slug] : [beside, slug]
  write(join(at, 'manifest.json'), { formatVersion, packages: slugs.map(entry) })
  const names = Object.entries(symbols).map(([name, kind]) => ({ name, kind }))
  write(join(at, slug, 'index.json'), { slug, name: `@acme/${slug}`, symbols: names })
}

async function linksOf(page: PageKey): Promise<string[] | undefined> {
  const { symbolVersions } = await import('./api-versions.server.ts')
  const versions = symbolVersions(page, 'en')
  return versions?.links.map(({ version, href, isShown, lacks }) =>
    [version ?? 'current', href, ...(isShown ? ['shown'] : []), ...(lacks === undefined ? [] : [lacks])].join(' '),
  )
}

test('each version leads to the same symbol, whatever its kind there', async () => {
  expect(await linksOf({ slug: 'core@2.0.0', kind: 'function', name: 'box' })).toEqual([
    'current /api/core/function/box',
    '2.0.0 /api/core@2.0.0/function/box shown',
    '1.0.0 /api/core@1.0.0/variable/box',
  ])
})

test('a version without the symbol says why, and leads to its package', async () => {
  expect(await linksOf({ slug: 'core', kind: 'class', name: 'lid' })).toEqual([
    'current /api/core/class/lid shown',
    '2.0.0 /api/core@2.0.0 notYet',
    '1.0.0 /api/core@1.0.0 notYet',
  ])
  expect(await linksOf({ slug: 'core@1.0.0', kind: 'class', name: 'crate' })).toEqual([
    'current /api/core removed',
    '2.0.0 /api/core@2.0.0/class/crate',
    '1.0.0 /api/core@1.0.0/class/crate shown',
  ])
})

test('a package without releases has no menu; only a symbol that is still there has a current page', async () => {
  expect(await linksOf({ slug: 'other', kind: 'class', name: 'lid' })).toBeUndefined()
  const { currentHref, allSlugs } = await import('./api-versions.server.ts')
  expect(currentHref({ slug: 'core@1.0.0', kind: 'variable', name: 'box' }, 'en')).toBe('/api/core/function/box')
  expect(currentHref({ slug: 'core@1.0.0', kind: 'class', name: 'crate' }, 'en')).toBeUndefined()
  expect(currentHref({ slug: 'core', kind: 'class', name: 'lid' }, 'en')).toBeUndefined()
  expect(allSlugs()).toEqual(['core', 'other', 'core@2.0.0', 'core@1.0.0'])
})
