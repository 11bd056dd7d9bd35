import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { WantedVersions } from '@signpost/docs-content/reader'
import { findPackages } from '@signpost/files/find-packages'
import { openGraph, withReleases, type Graph, type ReleaseList } from '@signpost/graph-model'
import { writeRootGraph } from '@signpost/symbol-graph'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { packed, startRegistry, type Registry } from '@signpost/test-kit/registry'
import { stepsHere } from '../../test/steps-here.ts'
import { graphOptions } from '../site/document.ts'
import { extractPackages } from '../extraction/extract-packages.ts'
import { keptExtractions } from '../extraction/kept-extraction.ts'
import { placesOf, type Places } from '../steps/places.ts'
import { extractReleases, type ExtractedReleases } from './extract-releases.ts'
import { openReleases } from './release-store.ts'
import { writeReleaseHistories } from './release-history.ts'
import { mostReleases, wantedReleases } from './wanted-releases.ts'
import { writeReleases } from './write-releases.ts'

// The whole way of published releases, from a registry on loopback to their pages in the graph.

let folder: string
let registry: Registry
let places: Places

const typed = (text: string, manifest: object = {}) => ({
  'package.json': JSON.stringify({ types: 'index.d.ts', ...manifest }),
  'index.d.ts': text,
  'README.md': '# Core\n\nSee [the licence](./LICENSE).\n',
})
const box = '/** A box. */\nexport declare function box(size: number): string\n'

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-releases-')))
  const root = join(folder, 'root')
  write(join(root, 'package.json'), JSON.stringify({ name: 'root', private: true, workspaces: ['libs/*'] }))
  write(
    join(root, 'libs/core/package.json'),
    JSON.stringify({ name: '@acme/core', version: '3.0.0', types: 'index.d.ts' }),
  )
  write(join(root, 'libs/core/index.d.ts'), `${box}/** A crate. */\nexport declare const crate: string\n`)
  write(
    join(root, 'releases/core-0.9.0/package.json'),
    JSON.stringify({ name: '@acme/core', version: '0.9.0', types: 'index.d.ts' }),
  )
  write(join(root, 'releases/core-0.9.0/index.d.ts'), box)
  write(join(root, 'releases/core-0.8.0.tgz'), packed('@acme/core', '0.8.0', typed(box)))
  registry = await startRegistry({
    '@acme/core': {
      '1.0.0': typed(`${box}/** A lid. */\nexport declare const lid: string\n`),
      '1.1.0': typed(`${box}/** A lid. */\nexport declare const lid: string\n`),
      '2.0.0': typed(
        `import type { Size } from 'sizes'\n${box}/** Measures. */\nexport declare function measure(): Size\n`,
        {
          dependencies: { sizes: '^1.0.0' },
          scripts: { preinstall: 'echo ran > ran.txt', prepare: 'echo ran > ran.txt' },
        },
      ),
      '2.1.0': { 'package.json': '{"main":"index.js"}', 'index.js': 'module.exports = 1\n' },
      '2.2.0': typed(box),
    },
    '@jsr/acme__core': { '0.5.0': typed(box, { exports: { '.': { types: './index.d.ts' } } }) },
    'old-core': { '0.1.0': typed(box) },
    sizes: { '1.4.0': typed('export interface Size { width: number }\n') },
  })
  registry.loseTarball('@acme/core', '2.2.0')
  vi.stubEnv('npm_config_registry', registry.url)
  vi.stubEnv('npm_config_cache', join(folder, 'npm'))
  vi.stubEnv('npm_config_fetch_retries', '0')
  places = placesOf(root, join(folder, 'cache'))
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await registry.close()
  rmSync(folder, { recursive: true })
})

function write(file: string, text: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const versions = (...entries: string[]): WantedVersions => ({
  wanted: { '@acme/core': entries },
  file: 'site.config.json',
  folder: '',
})

function extract(...entries: string[]): Promise<ExtractedReleases> {
  const packages = findPackages(places.root).packages.filter(({ path }) => path !== '')
  return extractReleases(places, packages, versions(...entries), stepsHere(), process.stdout)
}

test('releases are extracted once and have pages of their own below those of the package', {
  timeout: 120_000,
}, async () => {
  const steps = stepsHere()
  const progress = { done: () => undefined, end: () => undefined, skip: () => undefined }
  const packages = findPackages(places.root).packages.filter(({ path }) => path !== '')
  const extractions = await extractPackages(packages, steps, places.cache, progress, keptExtractions(places.cache))
  await writeRootGraph(graphOptions(places, extractions))

  const entries = ['>=1', 'npm:old-core@0.x', './releases/core-0.9.0', './releases/core-0.8.0.tgz', '7.0.0', './gone']
  const { releases, diagnostics } = await extract(...entries)
  expect(releases.map(({ stored }) => `${stored.name}@${stored.version}`)).toEqual([
    '@acme/core@2.0.0',
    '@acme/core@1.1.0',
    '@acme/core@1.0.0',
    '@acme/core@0.9.0',
    '@acme/core@0.8.0',
    'old-core@0.1.0',
  ])
  const told = diagnostics.map(({ code, found }) => `${code}: ${found}`).sort()
  expect(told).toEqual([
    'SP-VERSION: "./gone" of @acme/core in versions: no such folder or file',
    expect.stringMatching(/^SP-VERSION: @acme\/core@2\.1\.0 in versions: a release without types$/),
    'SP-VERSION: @acme/core@2.2.0 in versions: npm does not have it, or no longer',
    'SP-VERSION: @acme/core@7.0.0 in versions: npm does not have it, or no longer',
  ])

  expect(await writeReleases(places, releases, steps, process.stdout, 'site.config.json')).toEqual([])
  const list = join(places.releases, 'list.json')
  const graph = withReleases(openGraph(places.graph), list)
  expect(graph.releases?.map(({ slug }) => slug)).toEqual(
    (JSON.parse(readFileSync(list, 'utf8')) as ReleaseList).releases.map(({ slug }) => slug),
  )
  expect(graph.manifest.packages.map(({ slug }) => slug)).toEqual(['core'])
  expect(graph.package('core')?.symbols.map(({ name }) => name)).toEqual(['box', 'crate'])
  expect(graph.package('core@1.0.0')?.symbols.map(({ name }) => name)).toEqual(['box', 'lid'])
  // The type of a dependency is read from its own tarball.
  const measure = graph.symbol({ slug: 'core@2.0.0', kind: 'function', name: 'measure' })
  expect(JSON.stringify(measure)).toContain('ext:sizes!Size')
  // The files of a release are not in the repository, but those that its README names are.
  expect(graph.package('core@2.0.0')?.folder).toBe('')
  expect(JSON.stringify(graph.readme('core@2.0.0'))).toContain('libs/core/LICENSE')

  registry.requests.length = 0
  const again = await extract('2.0.0', '1.0.0')
  expect(again.releases.map(({ stored }) => stored.version)).toEqual(['2.0.0', '1.0.0'])
  expect(registry.requests).toEqual([])
})

test('pages say which release added and changed what', { timeout: 120_000 }, async () => {
  const steps = stepsHere()
  const progress = { done: () => undefined, end: () => undefined, skip: () => undefined }
  const packages = findPackages(places.root).packages.filter(({ path }) => path !== '')
  const extractions = await extractPackages(packages, steps, places.cache, progress, keptExtractions(places.cache))
  const compared = vi.spyOn(steps.history, 'run')
  const write = async (...entries: string[]) => {
    const found = await extract(...entries)
    const told = await writeReleaseHistories(places, extractions, found, steps, process.stdout, 'site.config.json')
    expect(told).toEqual([])
    await writeRootGraph(graphOptions(places, extractions))
    return openGraph(places.graph)
  }
  const historyOf = (graph: Graph, name: string) => {
    const page = graph.symbol({ slug: 'core', kind: name === 'box' ? 'function' : 'variable', name })
    const { since, changed = [] } = page !== undefined && 'history' in page ? (page.history ?? {}) : {}
    return [...(since ? [since] : []), ...changed].map(
      ({ change, version, after = '' }) => `${change} ${after} ${version}`,
    )
  }

  // 2.1.0 and 2.2.0 have no pages: one of them may have added what the current API has.
  const graph = await write('>=1')
  expect(graph.changes('core')?.versions.map(({ version, after, isBaseline }) => [version, after, isBaseline])).toEqual(
    [
      ['3.0.0', '2.0.0', undefined],
      ['2.0.0', undefined, undefined],
      ['1.1.0', undefined, undefined],
      ['1.0.0', undefined, true],
    ],
  )
  expect(
    graph.changes('core')?.versions.map(({ changes }) => changes.map(({ change, name }) => `${change} ${name}`)),
  ).toEqual([['removed measure', 'added crate'], ['removed lid', 'added measure'], [], []])
  expect(historyOf(graph, 'crate')).toEqual(['added 2.0.0 3.0.0'])
  expect(historyOf(graph, 'box')).toEqual([])
  expect(compared).toHaveBeenCalledTimes(3)

  expect(historyOf(await write('>=1'), 'crate')).toEqual(['added 2.0.0 3.0.0'])
  expect(compared).toHaveBeenCalledTimes(3)

  // A former name, and no other version.
  expect(historyOf(await write('npm:old-core@0.x'), 'crate')).toEqual(['added 0.1.0 3.0.0'])
  expect((await write()).changes('core')).toBeUndefined()
})

test('of a package that the registry does not have, a sentence tells what to write', { timeout: 60_000 }, async () => {
  const packages = findPackages(places.root).packages.filter(({ path }) => path !== '')
  const wanted = { wanted: { '@acme/core': ['npm:@acme/renamed@1.x'], '@acme/cor': ['latest'] }, file: 'c', folder: '' }
  const { releases, diagnostics } = await extractReleases(places, packages, wanted, stepsHere(), process.stdout)
  expect(releases).toEqual([])
  expect(diagnostics.map(({ code, found, nextStep }) => `${code}: ${found}. ${nextStep}`)).toEqual([
    'SP-UNKNOWN-PACKAGE: "@acme/cor" in versions. Correct or remove the entry. Did you mean "@acme/core"?',
    'SP-VERSION: "npm:@acme/renamed@1.x" of @acme/core in versions: npm has no package @acme/renamed. Publish it, remove the entry, or give the name under which it was published: npm:<name>@<range>, jsr:<name>@<range>.',
  ])
})

test('releases of a package of JSR come from its registry, by their own name', { timeout: 60_000 }, async () => {
  vi.stubEnv('npm_config_@jsr:registry', registry.url)
  const packages = findPackages(places.root)
    .packages.filter(({ path }) => path !== '')
    .map((one) => ({ ...one, manifestFile: 'deno.json' }))
  const { releases, diagnostics } = await extractReleases(
    places,
    packages,
    versions('0.x', 'npm:old-core@0.1.0', '9.9.9'),
    stepsHere(),
    process.stdout,
  )
  expect(releases.map(({ stored }) => `${stored.name}@${stored.version}`)).toEqual([
    '@acme/core@0.5.0',
    'old-core@0.1.0',
  ])
  expect(diagnostics.map(({ found }) => found)).toEqual([
    '@acme/core@9.9.9 in versions: npm does not have it, or no longer',
  ])
  const kept = JSON.parse(readFileSync(join(releases[0]!.folder, 'package/package.json'), 'utf8')) as { name: string }
  expect(kept.name).toBe('@acme/core')
})

test('of more releases than a site can show, the newest are taken', async () => {
  const [of] = findPackages(places.root).packages.filter(({ path }) => path !== '')
  const all = Array.from({ length: 400 }, (_, at) => `1.${at}.0`)
  const read = () => Promise.resolve({ versions: all, tags: {} })
  const store = openReleases(join(folder, 'none'))
  const { releases, diagnostics } = await wantedReleases(of!, versions('*'), { root: places.root, store, read })
  expect(releases).toHaveLength(mostReleases)
  expect(releases[0]!.version).toBe('1.399.0')
  expect(diagnostics.map(({ found, nextStep }) => `${found}. ${nextStep}`)).toEqual([
    '400 releases of @acme/core in versions: more than 50. The newest 50 are documented. latest-majors, or a smaller range, chooses others.',
  ])
})

test.each([
  ['an entry that leaves its folder', '../evil'],
  ['an absolute entry', '/evil'],
])('%s is not unpacked', async (_, name) => {
  const { execFileSync } = await import('node:child_process')
  const at = mkdtempSync(join(folder, 'evil-'))
  write(join(at, 'inner/package.json'), '{}')
  write(join(at, 'evil'), 'evil')
  const file = join(places.root, 'releases', 'core-0.0.1.tgz')
  execFileSync('tar', ['-czPf', file, '-C', join(at, 'inner'), `--transform=s|^package.json|${name}|`, 'package.json'])
  const { releases, diagnostics } = await extract('./releases/core-0.0.1.tgz')
  expect(releases).toEqual([])
  expect(diagnostics.map(({ found }) => found)).toEqual([expect.stringContaining('outside its own folder')])
})
